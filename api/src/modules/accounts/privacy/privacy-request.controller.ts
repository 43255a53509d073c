import { Body, Param, StreamableFile } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { PrivacyRequestCall, PrivacyRequestDto } from './privacy-request.dto.ts';
import { buildDataArchive, toPrivacyRequestDto } from './privacy-request.mapper.ts';
import { PrivacyRequestsService } from './privacy-requests.service.ts';

const LIMIT = { name: 'privacy-request', points: 60, seconds: 600 };

/** Requests for personal data, by the link in the person's mailbox. */
@Routes('privacy-requests/:id', { tag: 'account' })
export class PrivacyRequestController {
  constructor(
    private readonly requests: PrivacyRequestsService,
    private readonly clock: Clock,
  ) {}

  @Route('POST', 'link', {
    access: 'public',
    throttle: LIMIT,
    summary: 'Retrieve a request for personal data',
    description: 'Nothing is changed.',
    headers: { 'cache-control': 'no-store' },
    answer: PrivacyRequestDto,
    errors: [404, 422],
  })
  async read(
    @Param('id', IdPipe) id: number,
    @Body() { token }: PrivacyRequestCall,
  ): Promise<PrivacyRequestDto> {
    return toPrivacyRequestDto(await this.requests.find(id, token), this.clock.now());
  }

  @Route('POST', 'prove', {
    access: 'public',
    throttle: LIMIT,
    summary: 'Prove a request for personal data',
    description: 'The link to an export is mailed to the same address. Repeating the call changes nothing.',
    answer: PrivacyRequestDto,
    errors: [404, 422],
  })
  async prove(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token }: PrivacyRequestCall,
  ): Promise<PrivacyRequestDto> {
    return toPrivacyRequestDto(await this.requests.prove(actor, id, token), this.clock.now());
  }

  @Route('POST', 'file', {
    access: 'public',
    throttle: { name: 'privacy-file', points: 20, seconds: 3600 },
    summary: 'Download the exported personal data as a ZIP file',
    description: 'By the second link, for seven days.',
    headers: { 'cache-control': 'no-store' },
    answer: { file: 'application/zip' },
    errors: [404, 422],
  })
  async file(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token }: PrivacyRequestCall,
  ): Promise<StreamableFile> {
    return new StreamableFile(buildDataArchive(await this.requests.export(actor, id, token)), {
      type: 'application/zip',
      disposition: 'attachment; filename="prostora-export.zip"',
    });
  }
}
