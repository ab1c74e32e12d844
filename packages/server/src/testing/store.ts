import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { Store } from '../store/store.js';

/** A store of a test's own, as after the first start. */
export async function openStore(): Promise<{ store: Store; close(): Promise<void> }> {
  const url = new URL(inject('databaseUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asKeeper(url, `create database ${name} template ${url.pathname.slice(1)}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const store = new Store(own.href);
  await store.boss.start();
  const close = async () => {
    await store.close();
    await asKeeper(url, `drop database ${name} with (force)`);
  };
  return { store, close };
}

/** A template may have nobody else connected: the keeper's own database is another one. */
async function asKeeper(url: URL, statement: string): Promise<void> {
  const keeper = new URL(url);
  keeper.pathname = '/template1';
  const client = new pg.Client({ connectionString: keeper.href });
  await client.connect();
  await client.query(statement);
  await client.end();
}
