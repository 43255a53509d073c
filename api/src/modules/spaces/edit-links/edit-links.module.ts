import { Module } from '@nestjs/common';
import { UsersModule } from '../../accounts/users/index.ts';
import { EditAccessLinksService } from './edit-access-links.service.ts';
import { EditTokensService } from '../edit-tokens.service.ts';

@Module({
  imports: [UsersModule],
  providers: [EditAccessLinksService, EditTokensService],
  exports: [EditTokensService],
})
export class EditLinksModule {}
