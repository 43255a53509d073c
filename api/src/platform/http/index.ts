export {
  AllowEditLink,
  ApiErrors,
  ApiErrorWhenUsed,
  ApiErrorWith,
  NotWhileImpersonating,
  Public,
  RequiresFreshSecondFactor,
  RequiresPermission,
  SignedIn,
} from './access.ts';
export { AccessGuard, ActorProvider } from './access.guard.ts';
export { MaxBody, AcceptsMultipart } from './body-limits.ts';
export { ANONYMOUS, CurrentActor, isSuperAdmin, hasPermission, type Actor } from './actor.ts';
export { GracefulShutdown } from './graceful-shutdown.ts';
export { DONE, DoneAnswer } from './done.dto.ts';
export { ErrorAnswer } from './error.dto.ts';
export { EventStreamRoute, createEventStream, type StreamedEvent } from './event-stream.ts';
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
export { Throttle, RateLimiter, toClientKey, type RateLimit } from './rate-limit.ts';
export { LimitDatabaseWait } from './route-config.ts';
export { createValidationPipe } from './validation.ts';
