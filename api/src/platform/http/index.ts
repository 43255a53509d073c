export { AccessGuard, ActorProvider } from './access.guard.ts';
export { ANONYMOUS, CurrentActor, isSuperAdmin, hasPermission, type Actor } from './actor.ts';
export { GracefulShutdown } from './graceful-shutdown.ts';
export { DONE, DoneAnswer } from './done.dto.ts';
export { ErrorAnswer } from './error.dto.ts';
export { createEventStream, type StreamedEvent } from './event-stream.ts';
export { PageInfo, PageQuery, countPages } from './paging.ts';
export { IsFileFormat, type FileFormat } from './file-format.ts';
export { IdPipe, IsId, UuidPipe } from './id.ts';
export {
  toDayRange,
  IsDay,
  IsDateTime,
  SpanQuery,
  parseSpan,
  parseSlotTimes,
  type Span,
} from './timestamps.ts';
export { createApp } from './create-app.ts';
export { HttpModule } from './http.module.ts';
export { buildOpenApiDocument, serveOpenApi } from './openapi.ts';
export { RateLimiter, toClientKey, type RateLimit } from './rate-limit.ts';
export { Route, Routes, type RouteOptions } from './route.ts';
export { USES } from './route-responses.ts';
export { createValidationPipe } from './validation.ts';
