import {
  Injectable,
  StreamableFile,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { concatMap, type Observable } from 'rxjs';
import type { Actor } from '../http/actor.ts';

const LIST_ROUTE = /^\/api\/(?:admin\/)?(.+)\/export$/u;

type ExportRequest = FastifyRequest & { actor?: Actor; query: Readonly<Record<string, string>> };

/** Port of the audit log for exports: the platform does not know the audit module. */
export abstract class ExportAuditPort {
  /**
   * Records an export.
   * @param list name of the list in its route
   * @param query query of the request
   */
  abstract recordExport(actor: Actor, list: string, query: Readonly<Record<string, string>>): Promise<void>;
}

/** Records every export of a console list: the list, the format and the filters. */
@Injectable()
export class ExportAuditInterceptor implements NestInterceptor {
  constructor(private readonly trail: ExportAuditPort) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { routeOptions, actor, query } = context.switchToHttp().getRequest<ExportRequest>();
    const list = LIST_ROUTE.exec(routeOptions.url ?? '')?.[1];
    if (list === undefined || !actor) return next.handle();
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        if (answer instanceof StreamableFile) await this.trail.recordExport(actor, list, query);
        return answer;
      }),
    );
  }
}
