// Runs inside the network of a box: opens a listening socket there, hands it to its parent, and is
// done. Nothing of the bot's passes through here.
import { createServer } from 'node:net';

const server = createServer();
server.on('error', (error) => {
  process.send?.({ problem: error.message });
  process.exitCode = 1;
  process.disconnect();
});
server.listen({ port: Number(process.argv[2]), host: '127.0.0.1' }, () => {
  process.send?.({}, server, () => {
    server.close();
    process.disconnect();
  });
});
