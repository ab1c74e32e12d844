// One request after the other, each timed from its first byte to the last of its answer.
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/**
 * @param {string} url @param {{ token: string, body?: unknown }} options
 * @returns {Promise<{ status: number, text: string, milliseconds: number }>}
 */
export function ask(url, { token, body }) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    ...(text === '' ? {} : { 'content-type': 'application/json' }),
    'content-length': Buffer.byteLength(text),
  };
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const method = text === '' ? 'GET' : 'POST';
    const asked = request(url, { agent, method, headers }, (response) => {
      /** @type {Buffer[]} */
      const pieces = [];
      response.on('data', (piece) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        const milliseconds = performance.now() - begun;
        const whole = Buffer.concat(pieces).toString();
        resolve({ status: response.statusCode ?? 0, text: whole, milliseconds });
      });
    });
    asked.on('error', reject);
    asked.end(text);
  });
}
