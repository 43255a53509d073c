import type * as known from './generated/types.gen.ts';

export type AdminUserDetail = known.AdminUserDetail & { version: number };
export type AdminUserInput = known.AdminUserInput & { version: number };
export type AdminUserRoles = known.AdminUserRoles & { version: number };
export type AdminCustomerDetail = known.AdminCustomerDetail & { version: number };
export type AdminCustomerInput = known.AdminCustomerInput & { version: number };
export type AdminPlan = known.Plan & { version: number };
export type AdminPlansAnswer = { items: AdminPlan[] };
export type PlanChange = known.PlanInput & { version: number };
