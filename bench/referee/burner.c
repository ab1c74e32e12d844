/* Takes the given milliseconds for each move, none by default: "cpu" burns them, "sleep" sleeps them.
   One piece goes to and fro, in which no capture is ever made. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double cpu_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static void take(const char *how, double milliseconds) {
  if (!strcmp(how, "sleep")) {
    long long all = (long long)(milliseconds * 1e6);
    struct timespec span = {all / 1000000000, all % 1000000000};
    nanosleep(&span, NULL);
    return;
  }
  for (double start = cpu_milliseconds(); cpu_milliseconds() - start < milliseconds;) {
  }
}

int main(int argc, char **argv) {
  static const char *moves[2][2] = {{"5 3 0", "4 3 1"}, {"9 2 1", "10 2 0"}};
  const char *how = argc > 1 ? argv[1] : "cpu";
  double milliseconds = argc > 2 ? atof(argv[2]) : 0;
  char line[256];
  int seat = 0, turn = 0;
  while (fgets(line, sizeof line, stdin)) {
    if (!strncmp(line, "START", 5)) {
      seat = line[6] == '2';
      puts("OK");
    } else if (!strncmp(line, "TURN", 4)) {
      take(how, milliseconds);
      puts(moves[seat][turn++ % 2]);
    } else if (!strncmp(line, "END", 3)) {
      return 0;
    }
    fflush(stdout);
  }
  return 0;
}
