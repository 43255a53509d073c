import { Query } from '@nestjs/common';
import { Route, Routes } from '../../../platform/http/index.ts';
import { PublicProgramAnswerDto, PublicProgramQuery, toPublicProgramAnswer } from './public-program.dto.ts';
import { PublicProgramService } from './public-program.service.ts';

@Routes('building', { tag: 'spaces' })
export class PublicProgramController {
  constructor(private readonly programs: PublicProgramService) {}

  @Route('GET', 'program', {
    operationId: 'Building_getProgram',
    access: 'public',
    summary: 'Retrieve the public program of a building',
    description:
      'Confirmed reservations of the next 180 days whose titles the owner has made public. Of the others nothing is told.',
    answer: PublicProgramAnswerDto,
    errors: [404, 410, 422],
  })
  async read(@Query() { url }: PublicProgramQuery): Promise<PublicProgramAnswerDto> {
    return toPublicProgramAnswer(await this.programs.find(url));
  }
}
