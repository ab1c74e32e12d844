/* Answers at once, but at its first move it touches as many megabytes as it was told. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

int main(int argc, char **argv) {
  size_t bytes = argc > 1 ? (size_t)atol(argv[1]) << 20 : 0;
  char line[256];
  int turn = 0;
  while (fgets(line, sizeof line, stdin)) {
    if (!strncmp(line, "START", 5)) puts("OK");
    if (!strncmp(line, "TURN", 4)) {
      if (turn == 0) {
        char *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED) return 9;
        madvise(memory, bytes, MADV_HUGEPAGE); /* first touches are slow on some machines */
        for (size_t at = 0; at < bytes; at += 4096) memory[at] = 1;
        munmap(memory, bytes);
      }
      puts(turn++ % 2 ? "4 3 1" : "5 3 0");
    }
    if (!strncmp(line, "END", 3)) return 0;
    fflush(stdout);
  }
  return 0;
}
