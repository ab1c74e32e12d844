#include <array>
#include <iostream>
#include <string>

int main() {
  const std::array<std::array<std::string, 2>, 2> moves{{{"5 3 0", "4 3 1"}, {"9 2 1", "10 2 0"}}};
  std::size_t seat = 0, turn = 0;
  for (std::string line; std::getline(std::cin, line);) {
    if (line.rfind("START", 0) == 0) {
      seat = line.back() == '2';
      std::cout << "OK" << std::endl;
    } else if (line == "TURN") {
      std::cout << moves[seat][turn++ % 2] << std::endl;
    } else if (line.rfind("END", 0) == 0) {
      break;
    }
  }
}
