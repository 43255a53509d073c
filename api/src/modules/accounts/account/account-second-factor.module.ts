import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { AuthModule } from '../sessions/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccountCoreModule } from './account-core.module.ts';
import { AccountSecondFactorController } from './account-second-factor.controller.ts';
import { AccountSecondFactorService } from './account-second-factor.service.ts';
import { SecondFactorModule } from '../second-factor/second-factor.module.ts';

/** Settings of the actor's second factors. `SecondFactorModule` is below the sessions, this module above. */
@Module({
  imports: [AccountCoreModule, AuditModule, AuthModule, SecondFactorModule, UsersModule],
  controllers: [AccountSecondFactorController],
  providers: [AccountSecondFactorService],
  exports: [AccountSecondFactorService],
})
export class AccountSecondFactorModule {}
