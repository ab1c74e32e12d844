// The engine of corner-less Reversi once more, in C: the same board, patterns, evaluation and search as
// packages/engines/assembly/{core,reversi}, so that both visit the same nodes and only their speed differs.
// What the game never asks of the shared search (captures, checks, passing, noise) is left out, and so is
// the solver of endings: the positions measured are far from the end.
//
//   reversi <weights> <depth> {<black> <white> <mover>}…   prints nodes and seconds for each position

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint64_t u64;

// ---- The board: bit = row × 8 + column ----

#define BOARD 0x7effffffffffff7eULL
#define CENTRE 0x007e7e7e7e7e7e00ULL
#define INNER_COLUMNS 0x7e7e7e7e7e7e7e7eULL

static u64 rays[64][8];

static u64 ray(int square, int dr, int dc) {
  u64 bits = 0;
  int row = square / 8 + dr, column = square % 8 + dc;
  for (; row >= 0 && row < 8 && column >= 0 && column < 8; row += dr, column += dc) {
    bits |= 1ULL << (row * 8 + column);
  }
  return bits & BOARD;
}

static void lay_rays(void) {
  for (int square = 0; square < 64; square++) {
    for (int direction = 0; direction < 4; direction++) {
      int dr = direction != 0, dc = direction == 0 ? 1 : direction - 2;
      rays[square][direction] = ray(square, dr, dc);
      rays[square][direction + 4] = ray(square, -dr, -dc);
    }
  }
}

static inline u64 flips_up(u64 mine, u64 theirs, u64 ray) {
  u64 end = ((theirs | ~ray) + 1) & mine & ray;
  return (end - (end != 0)) & ray;
}

static inline u64 flips_down(u64 mine, u64 theirs, u64 ray) {
  u64 end = ((1ULL << 63) >> __builtin_clzll((ray & ~theirs) | 1)) & mine;
  return (0 - (end << 1)) & ray;
}

static inline u64 flips_of(u64 mine, u64 theirs, int square) {
  const u64 *r = rays[square];
  return flips_up(mine, theirs, r[0]) | flips_up(mine, theirs, r[1]) |
         flips_up(mine, theirs, r[2]) | flips_up(mine, theirs, r[3]) |
         flips_down(mine, theirs, r[4]) | flips_down(mine, theirs, r[5]) |
         flips_down(mine, theirs, r[6]) | flips_down(mine, theirs, r[7]);
}

static inline u64 brackets_along(u64 mine, u64 theirs, int by) {
  u64 up = (mine << by) & theirs, down = (mine >> by) & theirs;
  up |= (up << by) & theirs;
  down |= (down >> by) & theirs;
  u64 pairs_up = theirs & (theirs << by), pairs_down = pairs_up >> by;
  up |= (up << (2 * by)) & pairs_up;
  down |= (down >> (2 * by)) & pairs_down;
  up |= (up << (2 * by)) & pairs_up;
  down |= (down >> (2 * by)) & pairs_down;
  return (up << by) | (down >> by);
}

static inline u64 places_of(u64 mine, u64 theirs) {
  u64 inner = theirs & INNER_COLUMNS;
  u64 brackets = brackets_along(mine, inner, 1) | brackets_along(mine, inner, 7) |
                 brackets_along(mine, theirs, 8) | brackets_along(mine, inner, 9);
  return (brackets | CENTRE) & BOARD & ~(mine | theirs);
}

// ---- Patterns ----

#define LANES 48
#define FEATURES 56457

// Whole vectors, as in the other program.
typedef uint16_t vector __attribute__((vector_size(16)));
typedef union {
  vector vectors[LANES / 8];
  uint16_t at[LANES];
} lanes;

static const int SHAPES[][10] = {
    {8, 1, 2, 3, 4, 5, 6, 9, 14},           {8, 8, 9, 10, 11, 12, 13, 14, 15},
    {8, 16, 17, 18, 19, 20, 21, 22, 23},    {8, 24, 25, 26, 27, 28, 29, 30, 31},
    {8, 1, 2, 8, 9, 10, 16, 17, 18},        {9, 1, 2, 3, 4, 8, 9, 10, 11, 12},
    {7, 1, 10, 19, 28, 37, 46, 55},         {6, 2, 11, 20, 29, 38, 47},
    {6, 9, 18, 27, 36, 45, 54},             {5, 3, 12, 21, 30, 39},
    {4, 4, 13, 22, 31},
};

static lanes parts[64], twice[64], empty_lanes, sums;

static int turned(int square, int symmetry) {
  int row = square / 8, column = square % 8;
  if (symmetry & 1) row = 7 - row;
  if (symmetry & 2) column = 7 - column;
  return symmetry & 4 ? column * 8 + row : row * 8 + column;
}

static u64 squares_of(const int *shape, int symmetry) {
  u64 squares = 0;
  for (int i = 1; i <= shape[0]; i++) squares |= 1ULL << turned(shape[i], symmetry);
  return squares;
}

static bool is_new(const int *shape, int symmetry) {
  for (int other = 0; other < symmetry; other++) {
    if (squares_of(shape, other) == squares_of(shape, symmetry)) return false;
  }
  return true;
}

static void lay_patterns(void) {
  int lane = 0, first = 0;
  for (size_t s = 0; s < sizeof SHAPES / sizeof *SHAPES; s++) {
    const int *shape = SHAPES[s];
    int power = 1;
    for (int i = 0; i < shape[0]; i++) power *= 3;
    for (int symmetry = 0; symmetry < 8; symmetry++) {
      if (!is_new(shape, symmetry)) continue;
      empty_lanes.at[lane] = (uint16_t)(first + (power - 1) / 2);
      sums.at[lane] = (uint16_t)(2 * first + power - 1);
      for (int i = 1, worth = 1; i <= shape[0]; i++, worth *= 3) {
        int square = turned(shape[i], symmetry);
        parts[square].at[lane] = (uint16_t)worth;
        twice[square].at[lane] = (uint16_t)(2 * worth);
      }
      lane++;
    }
    first += power;
  }
  for (; lane < LANES; lane++) {
    empty_lanes.at[lane] = FEATURES;
    sums.at[lane] = (uint16_t)(2 * FEATURES);
  }
}

static inline void change_lanes(const lanes *from, lanes *to, int square, u64 flips,
                                bool is_black) {
  lanes sum = parts[square];
  for (u64 rest = flips; rest != 0; rest &= rest - 1) {
    const lanes *flip = &twice[__builtin_ctzll(rest)];
    for (int i = 0; i < LANES / 8; i++) sum.vectors[i] += flip->vectors[i];
  }
  for (int i = 0; i < LANES / 8; i++) {
    to->vectors[i] =
        is_black ? from->vectors[i] - sum.vectors[i] : from->vectors[i] + sum.vectors[i];
  }
}

// ---- Evaluation ----

#define STAGES 6
#define STAGE_WEIGHTS (FEATURES + 1)
#define COUNTS 61
#define WEIGHTS (STAGES * STAGE_WEIGHTS + COUNTS * COUNTS)

static int16_t weights[WEIGHTS];

// A side with next to no discs is in danger, whatever was learned.
static void add_caution(void) {
  for (int discs = 10; discs <= 48; discs++) {
    for (int mine = 0; mine <= discs; mine++) {
      int theirs = discs - mine;
      int danger = (mine < 4 ? 4 - mine : 0) - (theirs < 4 ? 4 - theirs : 0);
      weights[STAGES * STAGE_WEIGHTS + discs * COUNTS + mine] -= (int16_t)(600 * danger);
    }
  }
}

static inline int estimate_of(const lanes *seen, bool is_black, int discs, int mine) {
  lanes view = *seen;
  if (!is_black) {
    for (int i = 0; i < LANES / 8; i++) view.vectors[i] = sums.vectors[i] - seen->vectors[i];
  }
  int stage = (discs >> 3) - 1;
  stage = stage < 0 ? 0 : stage > STAGES - 1 ? STAGES - 1 : stage;
  const int16_t *of_stage = weights + stage * STAGE_WEIGHTS;
  int sum = weights[STAGES * STAGE_WEIGHTS + discs * COUNTS + mine];
  for (int lane = 0; lane < LANES; lane++) sum += of_stage[view.at[lane]];
  return sum;
}

// ---- Scores and keys ----

#define WIN 30000
#define DECIDED 29000
#define INFINITE 31000
#define UNDECIDED INT32_MIN
#define SURE_WIN 1000
#define DOUBT 150

static u64 hash_of(u64 index) {
  u64 x = index * 0x9e3779b97f4a7c15ULL + 0xd1b54a32d192ed03ULL;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

static inline u64 key_of(u64 mine, u64 theirs) {
  u64 turned = theirs * 0xbf58476d1ce4e5b9ULL;
  u64 mixed = (mine * 0x9e3779b97f4a7c15ULL) ^ (turned << 32 | turned >> 32);
  u64 hashed = mixed * 0x94d049bb133111ebULL;
  return hashed ^ (hashed >> 32) ^ 0xd1b54a32d192ed03ULL;
}

static inline int from_root(int verdict, int ply) {
  return verdict >= DECIDED ? verdict - ply : verdict <= -DECIDED ? verdict + ply : verdict;
}

static inline int from_here(int score, int ply) {
  return score >= DECIDED ? score + ply : score <= -DECIDED ? score - ply : score;
}

// ---- The position ----

static u64 own, other, key;
static int mover, played;
static bool is_over;
static struct {
  u64 own, other, key;
  int mover;
} past[64];
static lanes shown[64];

static inline int discs(void) { return __builtin_popcountll(own | other); }

static inline void settle(u64 mine, u64 theirs, int next) {
  is_over = false;
  if (((mine | theirs) & CENTRE) == CENTRE && places_of(mine, theirs) == 0) {
    if (places_of(theirs, mine) == 0) {
      is_over = true;
    } else {
      u64 swap = mine;
      mine = theirs;
      theirs = swap;
      next = 1 - next;
    }
  }
  own = mine;
  other = theirs;
  mover = next;
  key = key_of(mine, theirs) ^ (u64)next;
}

static void set_up(u64 black, u64 white, int next) {
  played = 0;
  shown[0] = empty_lanes;
  for (int square = 0; square < 64; square++) {
    for (int lane = 0; lane < LANES; lane++) {
      if (black >> square & 1) shown[0].at[lane] -= parts[square].at[lane];
      if (white >> square & 1) shown[0].at[lane] += parts[square].at[lane];
    }
  }
  settle(next == 0 ? black : white, next == 0 ? white : black, next);
}

static inline void play(int move) {
  past[played].own = own;
  past[played].other = other;
  past[played].key = key;
  past[played].mover = mover;
  u64 flips = flips_of(own, other, move);
  change_lanes(&shown[played], &shown[played + 1], move, flips, mover == 0);
  played++;
  settle(other & ~flips, own | flips | 1ULL << move, 1 - mover);
}

static inline void undo(void) {
  played--;
  own = past[played].own;
  other = past[played].other;
  key = past[played].key;
  mover = past[played].mover;
  is_over = false;
}

static inline int verdict(void) {
  if (!is_over) return UNDECIDED;
  int lead = __builtin_popcountll(own) - __builtin_popcountll(other);
  return 100 * lead + (lead > 0 ? SURE_WIN : lead < 0 ? -SURE_WIN : 0);
}

static inline int evaluate(void) {
  return estimate_of(&shown[played], mover == 0, discs(), __builtin_popcountll(own));
}

static inline int generate(int *to) {
  int count = 0;
  for (u64 rest = places_of(own, other); rest != 0; rest &= rest - 1) {
    to[count++] = __builtin_ctzll(rest);
  }
  return count;
}

// ---- The table ----

#define TABLE_BITS 20
#define NO_MOVE 4095
enum { UPPER = 1, LOWER, EXACT };

typedef struct {
  u64 key;
  uint16_t move;
  int16_t score;
  int8_t depth;
  uint8_t bound;
  uint16_t age;
} entry;

static entry table[1 << TABLE_BITS];
static u64 beginnings, stir;
static uint16_t age;
static entry found;

static bool find(u64 position) {
  u64 sought = position ^ stir;
  const entry *place = &table[2 * (sought & ((1 << (TABLE_BITS - 1)) - 1))];
  if (place->key != sought) place++;
  if (place->key != sought) {
    found.move = NO_MOVE;
    return false;
  }
  found = *place;
  return true;
}

static void keep(u64 position, int move, int score, int depth, int bound) {
  u64 sought = position ^ stir;
  entry *place = &table[2 * (sought & ((1 << (TABLE_BITS - 1)) - 1))];
  if (place->key != sought && place->age == age && place->depth > depth) place++;
  if (move == NO_MOVE && place->key == sought) move = place->move;
  *place = (entry){sought,         (uint16_t)move,  (int16_t)score,
                   (int8_t)depth, (uint8_t)bound, age};
}

// ---- The order of moves ----

#define PLIES 128
#define MOST_MOVES 64
#define MOST_HISTORY 8192
#define FROM_TABLE (1 << 28)
#define KILLER (1 << 22)

static int killers[PLIES][2];
static int history[2][NO_MOVE + 1];

static void forget(void) {
  stir = hash_of(++beginnings);
  memset(history, 0, sizeof history);
}

static void fade(void) {
  for (int i = 0; i <= NO_MOVE; i++) {
    history[0][i] >>= 2;
    history[1][i] >>= 2;
  }
  for (int i = 0; i < PLIES; i++) killers[i][0] = killers[i][1] = NO_MOVE;
}

static void rank(const int *moves, int *ranks, int count, int ply, int table_move) {
  for (int i = 0; i < count; i++) {
    int move = moves[i];
    ranks[i] = move == table_move        ? FROM_TABLE
               : move == killers[ply][0] ? KILLER + 1
               : move == killers[ply][1] ? KILLER
                                         : history[mover][move];
  }
}

static inline int pick(int *moves, int *ranks, int count, int i) {
  int best = i, best_rank = ranks[i];
  for (int j = i + 1; j < count; j++) {
    if (ranks[j] > best_rank) {
      best = j;
      best_rank = ranks[j];
    }
  }
  int move = moves[best];
  moves[best] = moves[i];
  moves[i] = move;
  ranks[best] = ranks[i];
  return move;
}

static void learn(int *value, int worth) {
  *value += worth - *value * abs(worth) / MOST_HISTORY;
}

static void reward(int move, const int *moves, int tried, int depth, int ply) {
  int worth = depth * depth < 400 ? depth * depth : 400;
  learn(&history[mover][move], worth);
  for (int i = 0; i < tried; i++) learn(&history[mover][moves[i]], -worth);
  if (killers[ply][0] == move) return;
  killers[ply][1] = killers[ply][0];
  killers[ply][0] = move;
}

// ---- The search ----

#define SHALLOW 3
#define EARLY 4
#define EARLY_BY_DEPTH 3

static int nodes;
static int root_moves[MOST_MOVES], root_count;
static int best_move, best_score;
static int move_lists[PLIES][MOST_MOVES], rank_lists[PLIES][MOST_MOVES];
static int lines[PLIES][PLIES], line_lengths[PLIES];

static inline int least(int a, int b) { return a < b ? a : b; }
static inline int most(int a, int b) { return a > b ? a : b; }

static inline int logarithm(int number) {
  int power = 31 - __builtin_clz((unsigned)number);
  return (power << 4) + ((number << 4) >> power) - 16;
}

static int reduction(int depth, int tried, bool is_line, int past_success) {
  if (depth < 3) return 0;
  int less = (533 + logarithm(depth) * logarithm(tried)) / 1066 - past_success / 3000;
  return most(0, least(is_line ? less - 1 : less, depth - 2));
}

static int search(int alpha, int beta, int depth, int ply);

static inline int child(bool is_same, int alpha, int beta, int depth, int ply) {
  return is_same ? search(alpha, beta, depth, ply) : -search(-beta, -alpha, depth, ply);
}

static void follow(int ply, int move) {
  int length = line_lengths[ply + 1];
  lines[ply][0] = move;
  for (int i = 0; i < length; i++) lines[ply][i + 1] = lines[ply + 1][i];
  line_lengths[ply] = length + 1;
}

static int try_moves(int alpha, int beta, int depth, int ply, int hope, int table_move, u64 at) {
  bool is_line = beta - alpha > 1;
  int *moves = move_lists[ply], *ranks = rank_lists[ply];
  int count = generate(moves);
  rank(moves, ranks, count, ply, table_move);
  int side = mover, floor = alpha, best = -INFINITE, move = NO_MOVE, tried = 0;
  for (int i = 0; i < count; i++) {
    int next = pick(moves, ranks, count, i);
    if (hope < INFINITE && tried > 0 && best > -DECIDED) {
      if (tried >= EARLY + EARLY_BY_DEPTH * depth * depth) continue;
      if (hope <= alpha) {
        best = most(best, hope);
        continue;
      }
    }
    int success = history[mover][next];
    play(next);
    bool is_same = mover == side;
    int score;
    if (tried == 0) {
      score = child(is_same, alpha, beta, depth - 1, ply + 1);
    } else {
      int less = tried >= 3 ? reduction(depth, tried, is_line, success) : 0;
      score = child(is_same, alpha, alpha + 1, depth - 1 - less, ply + 1);
      if (less > 0 && score > alpha) score = child(is_same, alpha, alpha + 1, depth - 1, ply + 1);
      if (is_line && score > alpha && score < beta) {
        score = child(is_same, alpha, beta, depth - 1, ply + 1);
      }
    }
    undo();
    tried++;
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    alpha = score;
    move = next;
    if (is_line) follow(ply, next);
    if (score < beta) continue;
    reward(next, moves, i, depth, ply);
    break;
  }
  keep(at, move, from_here(best, ply), depth, best >= beta ? LOWER : best > floor ? EXACT : UPPER);
  return best;
}

static int search(int alpha, int beta, int depth, int ply) {
  line_lengths[ply] = 0;
  int end = verdict();
  if (end != UNDECIDED) return from_root(end, ply);
  nodes++;
  if (depth <= 0) return evaluate();
  beta = least(beta, WIN - ply - 1);
  if (alpha >= beta) return alpha;

  bool is_line = beta - alpha > 1;
  u64 at = key;
  if (find(at) && found.depth >= depth && !is_line) {
    int score = from_root(found.score, ply);
    if (found.bound == EXACT) return score;
    if (found.bound == LOWER && score >= beta) return score;
    if (found.bound == UPPER && score <= alpha) return score;
  }
  int table_move = found.move;

  int value = is_line ? 0 : evaluate();
  if (!is_line && depth <= SHALLOW && abs(beta) < DECIDED && value - depth * DOUBT >= beta) {
    return value;
  }
  if (table_move == NO_MOVE && is_line && depth >= 5) {
    search(alpha, beta, depth - 3, ply);
    find(at);
    table_move = found.move;
    line_lengths[ply] = 0;
  }
  int hope = !is_line && depth <= SHALLOW ? value + depth * DOUBT : INFINITE;
  return try_moves(alpha, beta, depth, ply, hope, table_move, at);
}

static void settle_root(int index, int score) {
  int move = root_moves[index];
  for (int i = index; i > 0; i--) root_moves[i] = root_moves[i - 1];
  root_moves[0] = move;
  best_move = move;
  best_score = score;
}

static int search_root(int alpha, int beta, int depth) {
  int side = mover, best = -INFINITE;
  nodes++;
  for (int i = 0; i < root_count; i++) {
    play(root_moves[i]);
    bool is_same = mover == side;
    int score = child(is_same, alpha, i == 0 ? beta : alpha + 1, depth - 1, 1);
    if (i > 0 && score > alpha && score < beta) score = child(is_same, alpha, beta, depth - 1, 1);
    undo();
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    alpha = score;
    settle_root(i, score);
    if (score >= beta) break;
  }
  return best;
}

static void begin(uint32_t seed) {
  u64 noise = hash_of(seed);
  age++;
  fade();
  best_score = 0;
  int moves[MOST_MOVES];
  root_count = generate(moves);
  for (int i = 0; i < root_count; i++) {
    int place = (int)(hash_of(noise ^ (u64)i) % (u64)(i + 1));
    root_moves[i] = root_moves[place];
    root_moves[place] = moves[i];
  }
  best_move = root_moves[0];
}

static void deepen(int depth) {
  int width = 60, alpha = -INFINITE, beta = INFINITE;
  if (depth >= 4 && abs(best_score) < DECIDED) {
    alpha = best_score - width;
    beta = best_score + width;
  }
  for (;;) {
    int score = search_root(alpha, beta, depth);
    if (score > alpha && score < beta) return;
    width *= 4;
    if (score <= alpha) alpha = width > 2000 ? -INFINITE : most(score - width, -INFINITE);
    if (score >= beta) beta = width > 2000 ? INFINITE : least(score + width, INFINITE);
  }
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
  FILE *file = count < 6 ? NULL : fopen(arguments[1], "rb");
  if (file == NULL || fread(weights, sizeof weights, 1, file) != 1) {
    fprintf(stderr, "usage: reversi <weights> <depth> {<black> <white> <mover>}...\n");
    return 2;
  }
  fclose(file);
  lay_rays();
  lay_patterns();
  add_caution();
  int depth = atoi(arguments[2]);
  for (int i = 3; i + 2 < count; i += 3) {
    set_up(strtoull(arguments[i], NULL, 10), strtoull(arguments[i + 1], NULL, 10),
           atoi(arguments[i + 2]));
    forget();
    begin(1);
    nodes = 0;
    double begun = seconds();
    for (int d = 1; d <= depth; d++) deepen(d);
    printf("%d %.6f\n", nodes, seconds() - begun);
  }
  return 0;
}
