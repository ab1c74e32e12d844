import send from '@fastify/send';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

/** What every address of the portal's own is answered with: which page it is, the portal sees for itself. */
const PAGE = '/index.html';

/** Whatever is under these is a file, a figure or an answer of the API, or it is nothing. */
const NO_PAGES = /^\/(api|assets|healthz|metrics)(\/|$)/;

/** Files under /assets/ are named by what is in them; of all others a browser asks whether they have changed. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** How a file may be packed: as browsers say it, and as it is called then. The smallest first. */
const PACKINGS = { br: '.br', gzip: '.gz' };

/** The portal, as a folder has it. Where nothing is in it, nothing is found. */
export function portalRoutes(folder: string): FastifyPluginAsync {
  return async (app) => {
    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      schema: { hide: true },
      handler: async (request, reply) => {
        const [path = '/'] = request.url.split('?');
        const found =
          (await find(folder, request, path === '/' ? PAGE : path)) ??
          (isForPage(request, path) ? await find(folder, request, PAGE) : null);
        if (found === null) return reply.callNotFound();
        return reply.code(found.statusCode).headers(found.headers).send(found.stream);
      },
    });
  };
}

/** Whether a browser is on its way to a page: who asks for a script that is not there shall not get a page. */
function isForPage({ headers }: FastifyRequest, path: string): boolean {
  return headers.accept?.includes('text/html') === true && !NO_PAGES.test(path);
}

async function find(folder: string, request: FastifyRequest, path: string) {
  const headers = {
    'content-type': typeOf(path),
    'cache-control': path.startsWith('/assets/') ? FOR_EVER : ASK_AGAIN,
    vary: 'accept-encoding',
  };
  for (const [encoding, ending] of Object.entries(PACKINGS)) {
    const packed = takes(request, encoding) ? await read(folder, request, path + ending) : null;
    if (packed === null) continue;
    return { ...packed, headers: { ...packed.headers, ...headers, 'content-encoding': encoding } };
  }
  const plain = await read(folder, request, path);
  return plain && { ...plain, headers: { ...plain.headers, ...headers } };
}

const OPTIONS = { index: false, contentType: false, cacheControl: false, acceptRanges: false };

/** A file, or that it has not changed since the browser had it; no folder, and nothing outside of this one. */
async function read(folder: string, { raw }: FastifyRequest, path: string) {
  const found = await send(raw, path, { ...OPTIONS, root: folder });
  return found.type === 'file' ? found : null;
}

function takes({ headers }: FastifyRequest, encoding: string): boolean {
  const words = String(headers['accept-encoding'] ?? '').split(',');
  const said = words.map((word) => word.trim().split(/ *; *q=/));
  return said.some(([name, share = '1']) => name === encoding && Number(share) > 0);
}

function typeOf(path: string): string {
  const type = send.mime.getType(path) ?? 'application/octet-stream';
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}
