// Rebuilds the projection of the catalogue: node rebuild-catalogue.mjs (environment of the API)
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
const count = await app.get(CatalogProjector).rebuildAll();
await app.close();
process.stdout.write(`${count} spaces projected\n`);
