import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/index.ts';
import { UsersModule } from '../../accounts/users/index.ts';
import { EditLinksModule } from '../edit-links/edit-links.module.ts';
import { SpaceReviewsModule } from '../reviews/space-reviews.module.ts';
import { SpaceCoreModule } from '../space-core.module.ts';
import { SpaceMailsService } from './space-mails.service.ts';

@Module({
  imports: [EditLinksModule, MailModule, SpaceCoreModule, SpaceReviewsModule, UsersModule],
  providers: [SpaceMailsService],
  exports: [SpaceMailsService],
})
export class SpaceMailsModule {}
