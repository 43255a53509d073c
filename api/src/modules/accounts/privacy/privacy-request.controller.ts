import { Body, Controller, Header, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock/clock.ts';
import {
  ApiErrors,
  CurrentActor,
  IdPipe,
  Public,
  Throttle,
  type Actor,
} from '../../../platform/http/index.ts';
import { PrivacyRequestCall, PrivacyRequestDto } from './privacy-request.dto.ts';
import { buildDataArchive, toPrivacyRequestDto } from './privacy-request.mapper.ts';
import { PrivacyRequestsService } from './privacy-requests.service.ts';

const LIMIT = { name: 'privacy-request', points: 60, seconds: 600 };

/** Requests for personal data, by the link in the person's mailbox. */
@ApiTags('account')
@Controller('privacy-requests/:id')
export class PrivacyRequestController {
  constructor(
    private readonly requests: PrivacyRequestsService,
    private readonly clock: Clock,
  ) {}

  @Post('link')
  @HttpCode(200)
  @Public()
  @Throttle(LIMIT)
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Retrieve a request for personal data', description: 'Nothing is changed.' })
  @ApiOkResponse({ type: PrivacyRequestDto })
  @ApiErrors(404, 422)
  async read(
    @Param('id', IdPipe) id: number,
    @Body() { token }: PrivacyRequestCall,
  ): Promise<PrivacyRequestDto> {
    return toPrivacyRequestDto(await this.requests.find(id, token), this.clock.now());
  }

  @Post('prove')
  @HttpCode(200)
  @Public()
  @Throttle(LIMIT)
  @ApiOperation({
    summary: 'Prove a request for personal data',
    description: 'The link to an export is mailed to the same address. Repeating the call changes nothing.',
  })
  @ApiOkResponse({ type: PrivacyRequestDto })
  @ApiErrors(404, 422)
  async prove(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token }: PrivacyRequestCall,
  ): Promise<PrivacyRequestDto> {
    return toPrivacyRequestDto(await this.requests.prove(actor, id, token), this.clock.now());
  }

  @Post('file')
  @HttpCode(200)
  @Public()
  @Throttle({ name: 'privacy-file', points: 20, seconds: 3600 })
  @Header('cache-control', 'no-store')
  @ApiProduces('application/zip')
  @ApiOperation({
    summary: 'Download the exported personal data as a ZIP file',
    description: 'By the second link, for seven days.',
  })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors(404, 422)
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
