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

const LIST = /^\/api\/(?:admin\/)?(.+)\/export$/u;

type AskedRequest = FastifyRequest & { actor?: Actor; query: Readonly<Record<string, string>> };

/** Port of the audit log for exports: the platform does not know the audit module. */
export abstract class ExportTrail {
  /**
   * Records an export.
   * @param list name of the list in its route
   * @param asked query of the request
   */
  abstract leave(actor: Actor, list: string, asked: Readonly<Record<string, string>>): Promise<void>;
}

/** Records every export of a console list: the list, the format and the filters. */
@Injectable()
export class LeavesExportTrail implements NestInterceptor {
  constructor(private readonly trail: ExportTrail) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { routeOptions, actor, query } = context.switchToHttp().getRequest<AskedRequest>();
    const list = LIST.exec(routeOptions.url ?? '')?.[1];
    if (list === undefined || !actor) return next.handle();
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        if (answer instanceof StreamableFile) await this.trail.leave(actor, list, query);
        return answer;
      }),
    );
  }
}
