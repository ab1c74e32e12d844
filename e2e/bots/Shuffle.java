import java.util.Scanner;

public class Shuffle {
  public static void main(String[] words) {
    String[][] moves = {{"5 3 0", "4 3 1"}, {"9 2 1", "10 2 0"}};
    int seat = 0, turn = 0;
    Scanner input = new Scanner(System.in);
    while (input.hasNextLine()) {
      String line = input.nextLine();
      if (line.startsWith("START")) {
        seat = line.endsWith("2") ? 1 : 0;
        System.out.println("OK");
      } else if (line.equals("TURN")) {
        System.out.println(moves[seat][turn++ % 2]);
      } else if (line.startsWith("END")) {
        break;
      }
    }
  }
}
