import { Body, Param, Res } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import type { FastifyReply } from 'fastify';
import { DONE, DoneAnswer, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { GuestSearchesService } from './guest-searches.service.ts';
import {
  LinkedSearchAnswerDto,
  SavedSearchForm,
  SavedSearchLinkCall,
  SavedSearchLinkChange,
} from './saved-search.dto.ts';

const LIMIT = { name: 'saved-search-link', points: 120, seconds: 60 };

/** Redirects a form without scripts back to its page; API clients get the answer. */
function toDoneAnswer(reply: FastifyReply, page: string | null): DoneAnswer {
  if (page !== null) void reply.status(303).header('location', page);
  return DONE;
}

@Routes('saved-searches/:id', { tag: 'saved-searches' })
export class GuestSearchController {
  constructor(private readonly searches: GuestSearchesService) {}

  @Route('POST', 'link', {
    access: 'public',
    throttle: LIMIT,
    summary: 'Retrieve a saved search by the token of its link',
    headers: { 'cache-control': 'no-store' },
    answer: LinkedSearchAnswerDto,
    errors: [404, 422],
  })
  async read(
    @Param('id', IdPipe) id: number,
    @Body() { token }: SavedSearchLinkCall,
  ): Promise<LinkedSearchAnswerDto> {
    return { saved_search: await this.searches.find(id, token) };
  }

  @Route('PUT', 'link', {
    access: 'public',
    throttle: LIMIT,
    summary: 'Update a saved search by the token of its link',
    answer: LinkedSearchAnswerDto,
    errors: [404, 422],
  })
  async change(
    @Param('id', IdPipe) id: number,
    @Body() { token, ...change }: SavedSearchLinkChange,
  ): Promise<LinkedSearchAnswerDto> {
    return { saved_search: await this.searches.update(id, token, change) };
  }

  @Route('POST', 'confirm/:token', {
    access: 'public',
    throttle: LIMIT,
    summary: 'Confirm the e-mail address of a saved search',
    description: 'Accepts a plain HTML form as well.',
    answer: DoneAnswer,
    errors: [404, 422],
    redirects: { 303: 'Redirect to the page that contains the form.' },
  })
  async confirm(
    @Param('id', IdPipe) id: number,
    @Param('token') token: string,
    @Body() form: SavedSearchForm | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneAnswer> {
    await this.searches.confirm(id, token);
    return toDoneAnswer(reply, form?.page ? urls.savedSearch(id, token) : null);
  }

  @Route('POST', 'unsubscribe/:token', {
    access: 'public',
    throttle: LIMIT,
    multipart: true,
    summary: 'Unsubscribe from a saved search',
    description: 'One-click unsubscription of mail clients (RFC 8058), or a plain HTML form.',
    answer: DoneAnswer,
    errors: [404, 422],
    redirects: { 303: 'Redirect to the page that contains the form.' },
  })
  async unsubscribe(
    @Param('id', IdPipe) id: number,
    @Param('token') token: string,
    @Body() form: SavedSearchForm | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneAnswer> {
    await this.searches.unsubscribe(id, token);
    return toDoneAnswer(reply, form?.page ? urls.savedSearch(id, token) : null);
  }

  @Route('GET', 'unsubscribe/:token', {
    access: 'public',
    throttle: LIMIT,
    summary: 'Redirect to the page for unsubscribing',
    description: 'For mail clients that open the URL. Nothing is changed.',
    errors: [404],
    redirects: { 302: '' },
  })
  page(@Param('id', IdPipe) id: number, @Param('token') token: string, @Res() reply: FastifyReply): void {
    void reply.redirect(urls.savedSearch(id, encodeURIComponent(token)), 302);
  }
}
