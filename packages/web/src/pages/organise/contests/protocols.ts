/** The protocols a game is talked about by; loaded only where somebody chooses among them. */
export async function protocolsOf(game: string): Promise<string[]> {
  const { protocols } = await import('@daeguk/protocols');
  return [...protocols.values()].filter((one) => one.game === game).map(({ name }) => name);
}
