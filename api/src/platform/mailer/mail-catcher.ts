import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { once } from 'node:events';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { Config } from '../config/index.ts';
import { Log } from '../logging/log.ts';
import { CaughtMailStore } from './caught-mail-store.ts';
import {
  formatAddresses,
  renderListPage,
  MAIL_PAGE_HEADERS,
  renderMessagePage,
} from './mail-catcher.page.ts';
import { findHttpServer } from '../http/http-server.ts';

const MAX_BYTES = 25 * 1024 * 1024;

/**
 * Development only: receives the mail the product sends and shows it at /dev/mail. Runs in the HTTP process,
 * never in production.
 */
@Injectable()
export class MailCatcher implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly mails: CaughtMailStore;
  private server: SMTPServer | null = null;

  constructor(
    private readonly config: Config,
    private readonly log: Log,
    private readonly host: HttpAdapterHost,
  ) {
    this.mails = new CaughtMailStore(path.join(path.dirname(path.resolve(config.STORAGE_DIR)), 'mail'));
  }

  onModuleInit(): void {
    const fastify = findHttpServer(this.host);
    if (!fastify || !this.isEnabled()) return;
    const html = (reply: FastifyReply): FastifyReply => reply.headers(MAIL_PAGE_HEADERS);
    fastify.get('/dev/mail', async (_request, reply) =>
      html(reply).send(renderListPage(await this.mails.list())),
    );
    fastify.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
      const found = await this.mails.find(request.params.id);
      return found
        ? html(reply).send(renderMessagePage(found))
        : html(reply)
            .status(404)
            .send(renderListPage(await this.mails.list()));
    });
    fastify.get('/dev/mail.json', async () =>
      (await this.mails.list()).map(({ id, received, mail }) => ({
        id,
        received,
        from: formatAddresses(mail.from ? [mail.from] : []),
        to: formatAddresses(mail.to),
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? '',
      })),
    );
  }

  /** A second HTTP process finds the port in use: the first one catches, both show the same folder. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.isEnabled()) return;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      size: MAX_BYTES,
      disableReverseLookup: true,
      closeTimeout: 500,
      onData: (stream, _session, done) => {
        buffer(stream)
          .then((raw) => this.mails.save(raw))
          .then(
            () => done(),
            (error: Error) => done(error),
          );
      },
    });
    server.on('error', (err) =>
      this.log.warn({ err, port: this.config.MAIL_CATCHER_PORT }, 'the mail catcher does not listen'),
    );
    server.listen(this.config.MAIL_CATCHER_PORT ?? 0, '127.0.0.1');
    await Promise.race([once(server.server, 'listening'), once(server.server, 'error')]).catch(
      () => undefined,
    );
    this.server = server;
  }

  async onApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (server?.server.listening)
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
  }

  /** Only when configured, in a process with HTTP. */
  private isEnabled(): boolean {
    return (
      this.config.MAIL_CATCHER_PORT !== undefined &&
      this.config.NODE_ENV !== 'production' &&
      findHttpServer(this.host) !== null
    );
  }
}
