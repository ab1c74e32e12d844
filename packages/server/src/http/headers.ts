import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const SELF = ["'self'"];
const NONE = ["'none'"];

/** What browsers are told to hold pages of ours to. */
export function protect(app: FastifyInstance, isSecure: boolean): void {
  app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        // House AIs are WebAssembly.
        scriptSrc: [...SELF, "'wasm-unsafe-eval'"],
        // Charts and the editor place their parts by style attributes, which name no file that could be allowed.
        // A style runs nothing; scripts stay with files of our own.
        styleSrc: [...SELF, "'unsafe-inline'"],
        imgSrc: [...SELF, 'data:'],
        fontSrc: SELF,
        connectSrc: SELF,
        workerSrc: SELF,
        manifestSrc: SELF,
        formAction: SELF,
        baseUri: NONE,
        frameAncestors: NONE,
      },
    },
    // Promised over TLS only: who serves a classroom in plain HTTP could not keep it.
    strictTransportSecurity: isSecure,
  });
}
