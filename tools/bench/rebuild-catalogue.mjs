// Lets the product build its read model, in a process of its own: node rebuild-catalogue.mjs (environment as for the API)
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';

const dist = new URL('../../api/dist/src/', import.meta.url);
const [{ AppModule }, { loadConfig }, { createLogger }, { CatalogProjector }] = await Promise.all(
  ['app.module.js', 'platform/config/index.js', 'platform/logging/log.js', 'modules/catalog/index.js'].map(
    (file) => import(new URL(file, dist).href),
  ),
);
const config = loadConfig();
const app = await NestFactory.createApplicationContext(AppModule.forRoot(config, createLogger(config)), {
  logger: false,
  abortOnError: false,
});
const seen = await app.get(CatalogProjector).rebuildAll();
await app.close();
process.stdout.write(`${seen} spaces projected\n`);
