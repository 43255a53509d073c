// Loaded before the API: counts the statements this process sends to the database and tells their number on a port of its own.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
let sent = 0;
// The ORM may have a driver of its own beside the one of the pool.
for (const pg of new Set([require('pg'), createRequire(require.resolve('@mikro-orm/postgresql'))('pg')])) {
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function counted(...given) {
    sent += 1;
    return query.apply(this, given);
  };
}
createServer((_request, response) => response.end(String(sent)))
  .listen(Number(process.env.STATEMENTS_PORT), '127.0.0.1')
  .unref();
