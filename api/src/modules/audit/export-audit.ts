import { Injectable, StreamableFile, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { concatMap, type Observable } from 'rxjs';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AuditTrail } from './audit-trail.service.ts';

const EXPORT = /^\/api\/(?:admin\/)?(.+)\/export$/u;
/** A list is no numbered thing. */
const subject = { type: 'export', id: 0 } as const;

type AskedRequest = FastifyRequest & { actor?: Actor; query: Readonly<Record<string, string>> };

/** Whoever takes a whole list of the console away leaves a trace: which list, in what format, and how it was filtered. */
@Injectable()
export class ExportAudit implements NestInterceptor {
  constructor(private readonly audit: AuditTrail, private readonly unit: UnitOfWork) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { routeOptions, actor, query } = context.switchToHttp().getRequest<AskedRequest>();
    const list = EXPORT.exec(routeOptions.url ?? '')?.[1];
    if (list === undefined || !actor) return next.handle();
    return next.handle().pipe(concatMap(async (answer: unknown) => {
      if (answer instanceof StreamableFile) await this.unit.run(() => this.audit.record(actor, 'list.export', subject, {}, { list, ...query }));
      return answer;
    }));
  }
}
