// Loaded before the API: counts the statements that the process sends to the database and serves the number on
// STATEMENTS_PORT.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
let count = 0;
// The ORM may have its own copy of the driver.
for (const pg of new Set([require('pg'), createRequire(require.resolve('@mikro-orm/postgresql'))('pg')])) {
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function countedQuery(...args) {
    count += 1;
    return query.apply(this, args);
  };
}
createServer((_request, response) => response.end(String(count)))
  .listen(Number(process.env.STATEMENTS_PORT), '127.0.0.1')
  .unref();
