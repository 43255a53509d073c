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

/** Where it is written down that somebody took a whole list away: the platform knows no log of deeds. */
export abstract class ExportTrail {
  /** The list as its address names it, and what it was asked with. */
  abstract leave(actor: Actor, list: string, asked: Readonly<Record<string, string>>): Promise<void>;
}

/** Whoever takes a whole list of the console away leaves a trace: which list, in what format, and how it was filtered. */
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
