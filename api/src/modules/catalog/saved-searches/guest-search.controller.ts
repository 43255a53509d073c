import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { urls } from '@prostora/contracts';
import type { FastifyReply } from 'fastify';
import {
  AcceptsMultipart,
  DONE,
  DoneAnswer,
  ApiErrors,
  IdPipe,
  Throttle,
  Public,
} from '../../../platform/http/index.ts';
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

@ApiTags('saved-searches')
@Controller('saved-searches/:id')
export class GuestSearchController {
  constructor(private readonly searches: GuestSearchesService) {}

  @Post('link')
  @HttpCode(200)
  @Public()
  @Throttle(LIMIT)
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Retrieve a saved search by the token of its link' })
  @ApiOkResponse({ type: LinkedSearchAnswerDto })
  @ApiErrors(404, 422)
  async read(
    @Param('id', IdPipe) id: number,
    @Body() { token }: SavedSearchLinkCall,
  ): Promise<LinkedSearchAnswerDto> {
    return { saved_search: await this.searches.find(id, token) };
  }

  @Put('link')
  @Public()
  @Throttle(LIMIT)
  @ApiOperation({ summary: 'Update a saved search by the token of its link' })
  @ApiOkResponse({ type: LinkedSearchAnswerDto })
  @ApiErrors(404, 422)
  async change(
    @Param('id', IdPipe) id: number,
    @Body() { token, ...change }: SavedSearchLinkChange,
  ): Promise<LinkedSearchAnswerDto> {
    return { saved_search: await this.searches.update(id, token, change) };
  }

  @Post('confirm/:token')
  @HttpCode(200)
  @Public()
  @Throttle(LIMIT)
  @ApiOperation({
    summary: 'Confirm the e-mail address of a saved search',
    description: 'Accepts a plain HTML form as well.',
  })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiResponse({ status: 303, description: 'Redirect to the page that contains the form.' })
  @ApiErrors(404, 422)
  async confirm(
    @Param('id', IdPipe) id: number,
    @Param('token') token: string,
    @Body() form: SavedSearchForm | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneAnswer> {
    await this.searches.confirm(id, token);
    return toDoneAnswer(reply, form?.page ? urls.savedSearch(id, token) : null);
  }

  @Post('unsubscribe/:token')
  @AcceptsMultipart()
  @HttpCode(200)
  @Public()
  @Throttle(LIMIT)
  @ApiOperation({
    summary: 'Unsubscribe from a saved search',
    description: 'One-click unsubscription of mail clients (RFC 8058), or a plain HTML form.',
  })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiResponse({ status: 303, description: 'Redirect to the page that contains the form.' })
  @ApiErrors(404, 422)
  async unsubscribe(
    @Param('id', IdPipe) id: number,
    @Param('token') token: string,
    @Body() form: SavedSearchForm | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneAnswer> {
    await this.searches.unsubscribe(id, token);
    return toDoneAnswer(reply, form?.page ? urls.savedSearch(id, token) : null);
  }

  @Get('unsubscribe/:token')
  @Public()
  @Throttle(LIMIT)
  @ApiOperation({
    summary: 'Redirect to the page for unsubscribing',
    description: 'For mail clients that open the URL. Nothing is changed.',
  })
  @ApiResponse({ status: 302 })
  @ApiErrors(404)
  page(@Param('id', IdPipe) id: number, @Param('token') token: string, @Res() reply: FastifyReply): void {
    void reply.redirect(urls.savedSearch(id, encodeURIComponent(token)), 302);
  }
}
