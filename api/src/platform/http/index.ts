export { Fails, Public, Requires, SignedIn } from './access.ts';
export { AccessGuard, ActorSource } from './access.guard.ts';
export { ANONYMOUS, CurrentActor, isSuperAdmin, may, type Actor } from './actor.ts';
export { ErrorAnswer } from './error.dto.ts';
export { PageInfo, PageQuery, pagesOf } from './paging.ts';
export { createApp } from './create-app.ts';
export { HttpModule } from './http.module.ts';
export { openApiDocument, serveOpenApi } from './openapi.ts';
export { Limited, RateLimiter, clientKey, type Limit } from './rate-limit.ts';
