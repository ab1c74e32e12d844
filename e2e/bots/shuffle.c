#include <stdio.h>
#include <string.h>

int main(void) {
  static const char *moves[2][2] = {{"5 3 0", "4 3 1"}, {"9 2 1", "10 2 0"}};
  char line[256];
  int seat = 0, turn = 0;
  while (fgets(line, sizeof line, stdin)) {
    if (!strncmp(line, "START", 5)) {
      seat = line[6] == '2';
      puts("OK");
    } else if (!strncmp(line, "TURN", 4)) {
      puts(moves[seat][turn++ % 2]);
    } else if (!strncmp(line, "END", 3)) {
      return 0;
    }
    fflush(stdout);
  }
}
