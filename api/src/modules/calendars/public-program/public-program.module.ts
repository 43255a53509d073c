import { Global, Module } from '@nestjs/common';
import { PublicProgramPort, SpacesModule } from '../../spaces/index.ts';
import { PublicProgramCalendarService } from './public-program-calendar.service.ts';
import { PublicProgramController } from './public-program.controller.ts';
import { PublicProgramRepository } from './public-program.repository.ts';
import { PublicProgramRoutes } from './public-program.routes.ts';
import { PublicProgramService } from './public-program.service.ts';
import { PublicProgramSitemapService } from './public-program-sitemap.service.ts';

/** Global, because it provides the PublicProgramPort to the spaces module, which cannot import it. */
@Global()
@Module({
  imports: [SpacesModule],
  controllers: [PublicProgramController],
  providers: [
    PublicProgramCalendarService,
    PublicProgramRepository,
    PublicProgramRoutes,
    PublicProgramService,
    PublicProgramSitemapService,
    { provide: PublicProgramPort, useExisting: PublicProgramService },
  ],
  exports: [PublicProgramPort],
})
export class PublicProgramModule {}
