import { Module } from '@nestjs/common';
import { SpacesModule } from '../../spaces/index.ts';
import { PublicProgramCalendarService } from './public-program-calendar.service.ts';
import { PublicProgramController } from './public-program.controller.ts';
import { PublicProgramRepository } from './public-program.repository.ts';
import { PublicProgramRoutes } from './public-program.routes.ts';
import { PublicProgramService } from './public-program.service.ts';

@Module({
  imports: [SpacesModule],
  controllers: [PublicProgramController],
  providers: [
    PublicProgramCalendarService,
    PublicProgramRepository,
    PublicProgramRoutes,
    PublicProgramService,
  ],
})
export class PublicProgramModule {}
