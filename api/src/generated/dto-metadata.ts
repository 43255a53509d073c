// Written by `npm run gen`.
import * as dto1 from '../modules/accounts/account/account-links.dto.ts';
import * as dto2 from '../modules/accounts/account/account-second-factor.dto.ts';
import * as dto3 from '../modules/accounts/account/account.dto.ts';
import * as dto4 from '../modules/accounts/admin/customer.admin.dto.ts';
import * as dto5 from '../modules/accounts/admin/user.admin.dto.ts';
import * as dto6 from '../modules/accounts/members/assignee.dto.ts';
import * as dto7 from '../modules/accounts/privacy/privacy-request.admin.dto.ts';
import * as dto8 from '../modules/accounts/privacy/privacy-request.dto.ts';
import * as dto9 from '../modules/accounts/registration/registration.dto.ts';
import * as dto10 from '../modules/accounts/sessions/auth.dto.ts';
import * as dto11 from '../modules/accounts/sessions/subscription-config.dto.ts';
import * as dto12 from '../modules/accounts/sessions/second-step.dto.ts';
import * as dto13 from '../modules/accounts/team/team.dto.ts';
import * as dto14 from '../modules/audit/audit.dto.ts';
import * as dto15 from '../modules/availability/availability-rule.dto.ts';
import * as dto16 from '../modules/availability/availability.dto.ts';
import * as dto17 from '../modules/availability/blocked-slot.dto.ts';
import * as dto18 from '../modules/availability/seasons/season.dto.ts';
import * as dto19 from '../modules/availability/space-schedule.dto.ts';
import * as dto20 from '../modules/booking-imports/booking-import.dto.ts';
import * as dto21 from '../modules/calendars/calendar.dto.ts';
import * as dto22 from '../modules/calendars/member/member-calendar.dto.ts';
import * as dto23 from '../modules/calendars/public-program/public-program.dto.ts';
import * as dto24 from '../modules/catalog/catalog-offer.dto.ts';
import * as dto25 from '../modules/catalog/catalog-query.dto.ts';
import * as dto26 from '../modules/catalog/catalog-sentence.dto.ts';
import * as dto27 from '../modules/catalog/favourites/favourites.dto.ts';
import * as dto28 from '../modules/catalog/favourites/space-cards.dto.ts';
import * as dto29 from '../modules/pricing/quote.dto.ts';
import * as dto30 from '../modules/catalog/results/catalog.dto.ts';
import * as dto31 from '../modules/catalog/saved-searches/saved-search.dto.ts';
import * as dto32 from '../modules/catalog/selections/selection.dto.ts';
import * as dto33 from '../modules/catalog/seo-urls/seo-url-bulk.admin.dto.ts';
import * as dto34 from '../modules/catalog/seo-urls/seo-url.admin.dto.ts';
import * as dto35 from '../modules/catalog/seo-urls/seo-url-check.admin.dto.ts';
import * as dto36 from '../modules/catalog/synonyms/synonym.admin.dto.ts';
import * as dto37 from '../modules/console/catalog-marks/catalog-marks.admin.dto.ts';
import * as dto38 from '../modules/console/dashboard/dashboard.dto.ts';
import * as dto39 from '../modules/console/queues/queue.admin.dto.ts';
import * as dto40 from '../modules/console/search/global-search.dto.ts';
import * as dto41 from '../modules/console/statistics/space-statistics.dto.ts';
import * as dto42 from '../modules/console/tasks/task-list.admin.dto.ts';
import * as dto43 from '../modules/console/timeline/timeline.dto.ts';
import * as dto44 from '../modules/console/views/console-view.dto.ts';
import * as dto45 from '../modules/content/ai-writer/ai-writer.admin.dto.ts';
import * as dto46 from '../platform/http/image.dto.ts';
import * as dto47 from '../modules/content/blog/blog-post.admin.dto.ts';
import * as dto48 from '../modules/content/blog/blog-taxon.admin.dto.ts';
import * as dto49 from '../modules/content/blog/blog.dto.ts';
import * as dto50 from '../modules/content/content.admin.dto.ts';
import * as dto51 from '../modules/content/content.dto.ts';
import * as dto52 from '../modules/conversations/canned-replies/canned-reply.dto.ts';
import * as dto53 from '../modules/conversations/messages/conversation.dto.ts';
import * as dto54 from '../modules/reservations/reservation.dto.ts';
import * as dto55 from '../modules/deals/deal.dto.ts';
import * as dto56 from '../modules/deals/guest/guest-deal.dto.ts';
import * as dto57 from '../modules/deals/hosting/deal-hosting.dto.ts';
import * as dto58 from '../modules/reservations/own-bookings/own-booking.dto.ts';
import * as dto59 from '../modules/deals/offers/deal-offer.dto.ts';
import * as dto60 from '../modules/deals/rental-terms/rental-terms-trial.dto.ts';
import * as dto61 from '../modules/deals/rental-terms/rental-terms.dto.ts';
import * as dto62 from '../modules/geo/geo.dto.ts';
import * as dto63 from '../modules/geo/location.admin.dto.ts';
import * as dto64 from '../modules/hosting/day/today.dto.ts';
import * as dto65 from '../modules/hosting/day/staff-day.dto.ts';
import * as dto66 from '../modules/hosting/links/option-link.dto.ts';
import * as dto67 from '../modules/hosting/lists/owner-calendar.dto.ts';
import * as dto68 from '../modules/hosting/lists/program.dto.ts';
import * as dto69 from '../modules/hosting/lists/reservation-list.dto.ts';
import * as dto70 from '../modules/spaces/owner-profile.dto.ts';
import * as dto71 from '../modules/hosting/owner-profile/own-profile.dto.ts';
import * as dto72 from '../modules/hosting/rooms/free-rooms.dto.ts';
import * as dto73 from '../modules/hosting/statistics/owner-statistics.dto.ts';
import * as dto74 from '../modules/hosting/tasks/task-list.dto.ts';
import * as dto75 from '../modules/inquiries/admin/inquiry.admin.dto.ts';
import * as dto76 from '../modules/inquiries/inquiry.dto.ts';
import * as dto77 from '../modules/inquiries/choices/sender-inquiry.dto.ts';
import * as dto78 from '../modules/inquiries/demand/demand.dto.ts';
import * as dto79 from '../modules/inquiries/moderation/moderation.dto.ts';
import * as dto80 from '../modules/inquiries/moderation/sender-block.admin.dto.ts';
import * as dto81 from '../modules/inquiries/recipients/owner-inquiry.dto.ts';
import * as dto82 from '../modules/mail/mail-refusal.dto.ts';
import * as dto83 from '../modules/mail/mail.admin.dto.ts';
import * as dto84 from '../modules/pricing/price-lists/price-list-input.dto.ts';
import * as dto85 from '../modules/pricing/price-lists/price-list-rule.dto.ts';
import * as dto86 from '../modules/pricing/price-lists/price-list-trial.dto.ts';
import * as dto87 from '../modules/pricing/price-lists/price-list.dto.ts';
import * as dto88 from '../modules/pricing/price-lists/public-price-list.dto.ts';
import * as dto89 from '../modules/reservations/admin/reservation.admin.dto.ts';
import * as dto90 from '../modules/reservations/booking/repeat.dto.ts';
import * as dto91 from '../modules/reservations/guest-access/reservation-guest.dto.ts';
import * as dto92 from '../modules/reservations/changes/reservation-change.dto.ts';
import * as dto93 from '../modules/reservations/reservation-origin.dto.ts';
import * as dto94 from '../modules/reservations/decisions/reservation-handling.dto.ts';
import * as dto95 from '../modules/reservations/decisions/reservation-workflow.dto.ts';
import * as dto96 from '../modules/reservations/requests/booking.dto.ts';
import * as dto97 from '../modules/reservations/series/series-request.dto.ts';
import * as dto98 from '../modules/reservations/series/series.dto.ts';
import * as dto99 from '../modules/reservations/waiting-list/waiting-list.dto.ts';
import * as dto100 from '../modules/seo/redirects/redirect.admin.dto.ts';
import * as dto101 from '../modules/settings/legal-terms.admin.dto.ts';
import * as dto102 from '../modules/settings/settings.admin.dto.ts';
import * as dto103 from '../modules/site/site.dto.ts';
import * as dto104 from '../modules/space-copies/space-copy.dto.ts';
import * as dto105 from '../modules/spaces/admin/space-detail.admin.dto.ts';
import * as dto106 from '../modules/spaces/space.dto.ts';
import * as dto107 from '../modules/spaces/editing/space-owner.dto.ts';
import * as dto108 from '../modules/spaces/space-card.dto.ts';
import * as dto109 from '../modules/spaces/admin/space-review.dto.ts';
import * as dto110 from '../modules/spaces/admin/space.admin.dto.ts';
import * as dto111 from '../modules/spaces/buildings/building-page.dto.ts';
import * as dto112 from '../modules/spaces/buildings/building.admin.dto.ts';
import * as dto113 from '../modules/spaces/buildings/building.dto.ts';
import * as dto114 from '../modules/spaces/editing/edited-space.dto.ts';
import * as dto115 from '../modules/spaces/editing/space-input.dto.ts';
import * as dto116 from '../modules/spaces/floor-plans/space-floor-plan.dto.ts';
import * as dto117 from '../modules/spaces/space-editing.dto.ts';
import * as dto118 from '../modules/spaces/panoramas/panorama-showcase.dto.ts';
import * as dto119 from '../modules/spaces/panoramas/space-panorama.dto.ts';
import * as dto120 from '../modules/spaces/photos/space-photo.dto.ts';
import * as dto121 from '../modules/spaces/rental-terms-summary.dto.ts';
import * as dto122 from '../modules/spaces/space-layout.dto.ts';
import * as dto123 from '../modules/subscriptions/admin/customer-membership.admin.dto.ts';
import * as dto124 from '../modules/subscriptions/membership/membership.dto.ts';
import * as dto125 from '../modules/subscriptions/plans/plan.dto.ts';
import * as dto126 from '../modules/subscriptions/orders/plan-order.dto.ts';
import * as dto127 from '../modules/subscriptions/orders/order-quote.dto.ts';
import * as dto128 from '../modules/subscriptions/orders/order.admin.dto.ts';
import * as dto129 from '../modules/taxonomy/taxonomy.admin.dto.ts';
import * as dto130 from '../platform/health/health.dto.ts';
import * as dto131 from '../platform/http/error.dto.ts';

/** What Nest's Swagger plugin reads from the properties of DTOs. */
export const models = [
  [dto1, {
    AccountLinkDto: {
      id: { required: true, type: () => String },
      space_name: { required: true, type: () => String, nullable: true, description: "Name of the space; null for all spaces." },
    },
    AccountLinksDto: {
      items: { required: true, type: () => [dto1.AccountLinkDto] },
    },
  }],
  [dto2, {
    AccountPasskeyDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
    },
    AccountSecondFactorDto: {
      required: { required: true, type: () => Boolean, description: "Whether the role requires a second factor." },
      totp: { required: true, type: () => Boolean, description: "Whether an authenticator app is set up." },
      passkeys: { required: true, type: () => [dto2.AccountPasskeyDto] },
      recovery_codes_left: { required: true, type: () => Number },
    },
    AccountSecondFactorAnswer: {
      second_factor: { required: true, type: () => dto2.AccountSecondFactorDto },
      recovery_codes: { required: true, type: () => [String], nullable: true, description: "New recovery codes; null if none were generated." },
    },
    TotpSetupDto: {
      secret: { required: true, type: () => String, description: "Base32, for manual entry." },
      uri: { required: true, type: () => String, description: "An `otpauth:` URL." },
      qr_size: { required: true, type: () => Number, description: "Modules of a side of the QR code." },
      qr_path: { required: true, type: () => String, description: "SVG path of the dark modules of the QR code." },
    },
    PasskeyOptionsDto: {
      challenge: { required: true, type: () => String, description: "Returned with the new passkey; valid for five minutes." },
    },
  }],
  [dto3, {
    AccountProfileDto: {
      email: { required: true, type: () => String },
      email_confirmed: { required: true, type: () => Boolean },
      pending_email: { required: true, type: () => String, nullable: true, description: "New address that awaits confirmation." },
      name: { required: true, type: () => String },
      phone: { required: true, type: () => String, nullable: true, description: "E.164." },
    },
    AccountAnswerDto: {
      profile: { required: true, type: () => dto3.AccountProfileDto },
      billing: { required: true, type: () => dto3.BillingDetailsDto, nullable: true, description: "Null for a user without a customer." },
    },
    CompanyFoundDto: {
      ico: { required: true, type: () => String },
      name: { required: true, type: () => String },
      dic: { required: true, type: () => String, nullable: true },
      street: { required: true, type: () => String, nullable: true },
      city: { required: true, type: () => String, nullable: true },
      postal_code: { required: true, type: () => String, nullable: true },
      vat_payer: { required: true, type: () => Boolean, description: "Whether it is registered for VAT now." },
      defunct: { required: true, type: () => Boolean, description: "Whether the company has ceased to exist." },
    },
    AccountSessionDto: {
      current: { required: true, type: () => Boolean, description: "Whether it is the session of this request." },
      user_agent: { required: true, type: () => String },
    },
    AccountSessionsDto: {
      items: { required: true, type: () => [dto3.AccountSessionDto] },
    },
  }],
  [dto4, {
    AdminCustomerUserDto: {
      id: { required: true, type: () => Number },
      email: { required: true, type: () => String },
      blocked: { required: true, type: () => Boolean },
    },
    AdminCustomerPlanDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      trial: { required: true, type: () => Boolean },
    },
    AdminCustomerRowDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      ico: { required: true, type: () => String, nullable: true },
      user: { required: true, type: () => dto4.AdminCustomerUserDto },
      plan: { required: true, type: () => dto4.AdminCustomerPlanDto, nullable: true, description: "Current plan." },
      spaces_count: { required: true, type: () => Number, description: "Without deleted ones." },
      published_count: { required: true, type: () => Number },
    },
    CustomerSubscriptionPlanDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
    },
    CustomerSubscriptionDto: {
      id: { required: true, type: () => Number },
      plan: { required: true, type: () => dto4.CustomerSubscriptionPlanDto },
      trial: { required: true, type: () => Boolean },
      value: { required: true, type: () => Number, description: "CZK paid in cash and from credit; of a replaced membership the used part." },
      paid: { required: true, type: () => Number, nullable: true, description: "CZK paid for the order, without credit; null for a trial and a correction." },
      remaining: { required: true, type: () => Number, description: "CZK; value of the unused days, 0 after the end." },
    },
    CreditEntryDto: {
      id: { required: true, type: () => Number },
      amount: { required: true, type: () => Number, description: "CZK; negative if used or removed." },
      order_number: { required: true, type: () => String, nullable: true, description: "Number of the order that caused it." },
      reason: { required: true, type: () => String, nullable: true, description: "Reason of a correction." },
    },
    AdminCustomerDetailDto: {
      dic: { required: true, type: () => String, nullable: true },
      phone: { required: true, type: () => String, nullable: true, description: "E.164." },
      street: { required: true, type: () => String, nullable: true },
      city: { required: true, type: () => String, nullable: true },
      postal_code: { required: true, type: () => String, nullable: true },
      subscriptions: { required: true, type: () => [dto4.CustomerSubscriptionDto], description: "Latest first, ended ones included." },
      credit: { required: true, type: () => Number, description: "Available credit in CZK, without amounts reserved by waiting orders." },
      ledger: { required: true, type: () => [dto4.CreditEntryDto], description: "Entries of the credit, newest first." },
      version: { required: true, type: () => Number },
    },
    AdminCustomersAnswerDto: {
      items: { required: true, type: () => [dto4.AdminCustomerRowDto] },
    },
    AdminCustomerInput: {
      version: { required: true, type: () => Number, description: "Version as read; 409 if it has changed since." },
    },
  }],
  [dto5, {
    AdminUserCustomerDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
    },
    AdminUserRowDto: {
      id: { required: true, type: () => Number },
      email: { required: true, type: () => String },
      name: { required: true, type: () => String },
      email_confirmed: { required: true, type: () => Boolean },
      customer: { required: true, type: () => dto5.AdminUserCustomerDto, nullable: true },
    },
    AdminFutureReservationDto: {
      id: { required: true, type: () => Number },
      space_name: { required: true, type: () => String },
      customer_name: { required: true, type: () => String, description: "The guest." },
    },
    AdminUserDetailDto: {
      blocked_reason: { required: true, type: () => String, nullable: true },
      terms_version: { required: true, type: () => String, nullable: true },
      sessions: { required: true, type: () => [dto3.AccountSessionDto] },
      spaces_count: { required: true, type: () => Number },
      published_spaces: { required: true, type: () => Number, description: "Spaces that blocking the owner suspends." },
      future_reservations: { required: true, type: () => [dto5.AdminFutureReservationDto], description: "The soonest bookings ahead in the owner\u2019s spaces; blocking leaves them as they are." },
      future_reservations_count: { required: true, type: () => Number },
      has_second_factor: { required: true, type: () => Boolean },
      version: { required: true, type: () => Number },
    },
    AdminUserCountsDto: {
      all: { required: true, type: () => Number },
      blocked: { required: true, type: () => Number },
      unconfirmed: { required: true, type: () => Number },
      admins: { required: true, type: () => Number },
    },
    AdminUsersAnswerDto: {
      items: { required: true, type: () => [dto5.AdminUserRowDto] },
      counts: { required: true, type: () => dto5.AdminUserCountsDto, description: "Counts under the search text." },
    },
    AdminUserInput: {
      version: { required: true, type: () => Number, description: "Version as read; 409 if it has changed since." },
    },
    AdminUserRoles: {
      version: { required: true, type: () => Number, description: "Version as read; 409 if it has changed since." },
    },
  }],
  [dto6, {
    AssigneeDto: {
      id: { required: true, type: () => Number, description: "Id of the user." },
      name: { required: true, type: () => String },
    },
    AssigneeInput: {
      user_id: { required: true, type: () => Number, nullable: true, description: "A member of the team who sees the space; null ends the assignment." },
    },
    TeamAssigneeDto: {
      space_ids: { required: true, type: () => [Number], nullable: true, description: "Spaces that the rights are limited to; null for all, also future ones." },
      is_me: { required: true, type: () => Boolean, description: "Whether the caller is this member." },
    },
    TeamAssigneesDto: {
      items: { required: true, type: () => [dto6.TeamAssigneeDto] },
    },
  }],
  [dto7, {
    PrivacyRequestOperatorDto: {
      id: { required: true, type: () => Number },
      email: { required: true, type: () => String },
    },
    AdminPrivacyRequestDto: {
      id: { required: true, type: () => Number },
      email: { required: true, type: () => String, nullable: true, description: "Null after the erasure and the retention." },
      created_by: { required: true, type: () => dto7.PrivacyRequestOperatorDto, nullable: true },
    },
    AdminPrivacyRequestCountsDto: {
      all: { required: true, type: () => Number },
      waiting: { required: true, type: () => Number },
      proved: { required: true, type: () => Number },
      done: { required: true, type: () => Number },
      expired: { required: true, type: () => Number },
    },
    AdminPrivacyRequestsAnswerDto: {
      items: { required: true, type: () => [dto7.AdminPrivacyRequestDto] },
      counts: { required: true, type: () => dto7.AdminPrivacyRequestCountsDto },
    },
    ErasureDataCountDto: {
      name: { required: true, type: () => String, description: "Part of the export, such as `reservations`." },
      count: { required: true, type: () => Number },
    },
    ErasureBlockDto: {
      error_code: { required: true, type: () => String },
      message: { required: true, type: () => String },
    },
    AdminErasurePreviewDto: {
      user_id: { required: true, type: () => Number, nullable: true, description: "Account of the mailbox; null for a guest." },
      erased: { required: true, type: () => [dto7.ErasureDataCountDto] },
      retained: { required: true, type: () => [dto7.ErasureRetainedDataDto] },
      keeps_customer: { required: true, type: () => Boolean, description: "Whether the company stays with another majitel." },
      block: { required: true, type: () => dto7.ErasureBlockDto, nullable: true, description: "Why nothing can be erased yet." },
    },
  }],
  [dto8, {
    PrivacyRequestCall: {
      token: { required: true, type: () => String, description: "Token of the mailed link." },
    },
    PrivacyRequestDto: {
      email: { required: true, type: () => String },
      has_file: { required: true, type: () => Boolean, description: "Whether the link downloads the file." },
    },
  }],
  [dto9, {
    RegistrationRequest: {
      terms_accepted: { required: true, type: () => Boolean, description: "Consent to the terms in force; must be `true`." },
    },
  }],
  [dto10, {
    SessionSubscription: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
    },
    SessionCustomer: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      space_ids: { required: true, type: () => [Number], nullable: true, description: "Spaces that the rights are limited to; null for all." },
    },
    Impersonator: {
      id: { required: true, type: () => Number },
      email: { required: true, type: () => String },
    },
    SessionUser: {
      id: { required: true, type: () => Number },
      username: { required: true, type: () => String },
      email: { required: true, type: () => String },
      has_customer: { required: true, type: () => Boolean },
      super_admin: { required: true, type: () => Boolean },
      second_factor_missing: { required: true, type: () => Boolean, description: "Whether an operator has to set up a second factor; until then the role has no effect." },
      subscription: { required: true, type: () => dto10.SessionSubscription, nullable: true },
      subscriptionConfig: { required: true, type: () => dto11.SubscriptionConfigAnswer },
      trial: { required: true, type: () => Boolean },
      email_confirmed: { required: true, type: () => Boolean },
      impersonated_by: { required: true, type: () => dto10.Impersonator, nullable: true, description: "The impersonating operator." },
      customer: { required: true, type: () => dto10.SessionCustomer, nullable: true, description: "The customer that the session acts for." },
      customers: { required: true, type: () => [dto10.SessionCustomer], description: "All customers that the user may act for." },
    },
    LoginAnswer: {
      token: { required: true, type: () => String, description: "Access token for the Authorization header, valid 15 minutes." },
      user: { required: true, type: () => dto10.SessionUser },
    },
    CurrentUserAnswer: {
      user: { required: true, type: () => dto10.SessionUser },
    },
  }],
  [dto12, {
    SecondStepDto: {
      challenge: { required: true, type: () => String, description: "Returned with the code or passkey; valid for five minutes, once." },
    },
    SecondStepAnswer: {
      second_step: { required: true, type: () => dto12.SecondStepDto },
    },
  }],
  [dto11, {
    SubscriptionConfigAnswer: {
      catalogPositionCoefficient: { required: true, type: () => Number, description: "Raises the rank of the spaces in the catalogue." },
      description: { required: true, type: () => String },
      hasMicroSite: { required: true, type: () => Boolean },
      hasSocialNetworksPromotion: { required: true, type: () => Boolean },
      hasSupportWithProfile: { required: true, type: () => Boolean },
      hasVideoInSpace: { required: true, type: () => Boolean },
      name: { required: true, type: () => String },
      nrOfPhotosInSpace: { required: true, type: () => Number },
      nrOfSpaces: { required: true, type: () => Number },
    },
  }],
  [dto13, {
    TeamMemberDto: {
      id: { required: true, type: () => Number },
      user_id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      email: { required: true, type: () => String },
      is_me: { required: true, type: () => Boolean, description: "Whether the caller is this member." },
    },
    TeamInvitationDto: {
      id: { required: true, type: () => Number },
      email: { required: true, type: () => String },
    },
    TeamDto: {
      members: { required: true, type: () => [dto13.TeamMemberDto] },
      invitations: { required: true, type: () => [dto13.TeamInvitationDto], description: "Unused ones, also expired." },
    },
    TeamMemberAnswerDto: {
      member: { required: true, type: () => dto13.TeamMemberDto },
    },
    IssuedTeamInvitationDto: {
      url: { required: true, type: () => String, description: "Path with the token in its fragment; shown once. The mailed link is another one." },
    },
    IssuedTeamInvitationAnswerDto: {
      invitation: { required: true, type: () => dto13.IssuedTeamInvitationDto },
    },
    OpenTeamInvitationDto: {
      customer_name: { required: true, type: () => String, description: "Name of the inviting customer." },
      email: { required: true, type: () => String },
      spaces: { required: true, type: () => [String], nullable: true, description: "Names of the spaces that the rights are limited to; null for all, also future ones." },
      has_account: { required: true, type: () => Boolean, description: "The address has an account, whose user accepts signed in." },
    },
  }],
  [dto14, {
    FieldDifferenceAnswer: {
      field: { required: true, type: () => String },
    },
    AuditPersonAnswer: {
      id: { required: true, type: () => Number },
      email: { required: true, type: () => String },
    },
    AuditSubjectAnswer: {
      type: { required: true, type: () => String },
      id: { required: true, type: () => Number },
    },
    AuditRowAnswer: {
      id: { required: true, type: () => Number },
      actor: { required: true, type: () => dto14.AuditPersonAnswer, nullable: true },
      impersonator: { required: true, type: () => dto14.AuditPersonAnswer, nullable: true, description: "The impersonating operator." },
      subject: { required: true, type: () => dto14.AuditSubjectAnswer },
      changes: { required: true, type: () => [dto14.FieldDifferenceAnswer] },
    },
    AuditAnswer: {
      items: { required: true, type: () => [dto14.AuditRowAnswer] },
    },
  }],
  [dto15, {
    AvailabilityRuleInput: {
      weekdays: { required: true, type: () => [Number], description: "1 = Monday \u2026 7 = Sunday." },
      on_holidays: { required: true, type: () => Boolean, description: "Whether it applies on Czech public holidays." },
    },
    NewAvailabilityRuleInput: {
      space_id: { required: true, type: () => Number },
    },
    RuleExceptionInput: {
      holds: { required: true, type: () => Boolean, description: "`false` excludes the day, `true` includes it again." },
    },
    AvailabilityRuleDto: {
      id: { required: true, type: () => Number },
      weekdays: { required: true, type: () => [Number] },
      from: { required: true, type: () => String },
      to: { required: true, type: () => String },
      price_per_hour: { required: true, type: () => Number },
      on_holidays: { required: true, type: () => Boolean },
      exceptions: { required: true, type: () => [String], description: "Days on which it does not apply, in order." },
    },
    AvailabilityRuleAnswerDto: {
      rule: { required: true, type: () => dto15.AvailabilityRuleDto },
    },
  }],
  [dto16, {
    AvailabilityDto: {
      id: { required: true, type: () => Number, nullable: true, description: "Id of a single window; null for an occurrence of a weekly rule." },
      rule_id: { required: true, type: () => Number, nullable: true },
      price_per_hour: { required: true, type: () => Number, description: "CZK." },
    },
    BookingRulesDto: {
      instant_booking: { required: true, type: () => Boolean },
      notice_hours: { required: true, type: () => Number },
      shortest_minutes: { required: true, type: () => Number },
      longest_minutes: { required: true, type: () => Number },
      only_in_windows: { required: true, type: () => Boolean, description: "Whether requests outside the offered hours are rejected; otherwise they await the owner\u2019s answer." },
      capacity: { required: true, type: () => Number, nullable: true },
    },
    AvailabilitiesAnswerDto: {
      availabilities: { required: true, type: () => [dto16.AvailabilityDto] },
      rules: { required: true, type: () => dto16.BookingRulesDto, description: "Booking rules of the space." },
    },
    AvailabilityAnswerDto: {
      availability: { required: true, type: () => dto16.AvailabilityDto },
    },
    NewAvailabilityInput: {
      space_id: { required: true, type: () => Number },
    },
  }],
  [dto17, {
    BlockedSlotDto: {
      id: { required: true, type: () => Number },
      reason: { required: true, type: () => String, description: "Visible to the owner and the operator; to others only a public reason of the requested space." },
      reason_public: { required: true, type: () => Boolean, description: "Whether the reason is public." },
      feed_id: { required: true, type: () => Number, nullable: true, description: "Id of the foreign calendar it was imported from." },
    },
    BlockedSlotsAnswerDto: {
      blocked_slots: { required: true, type: () => [dto17.BlockedSlotDto] },
    },
    BlockedSlotAnswerDto: {
      blocked_slot: { required: true, type: () => dto17.BlockedSlotDto },
    },
    NewBlockedSlotInput: {
      space_id: { required: true, type: () => Number },
    },
    BulkBlockedSlotsInput: {
      building_id: { required: false, type: () => Number, nullable: true, description: "All spaces of the building." },
    },
    SpaceIdDto: {
      space_id: { required: true, type: () => Number },
    },
    BlockedSlotOfSpaceDto: {
      space_id: { required: true, type: () => Number },
    },
    BulkBlockedSlotsAnswerDto: {
      blocked_slots: { required: true, type: () => [dto17.BlockedSlotOfSpaceDto] },
      skipped: { required: true, type: () => [dto17.SpaceIdDto], description: "Spaces with a reservation at that time." },
    },
  }],
  [dto18, {
    SeasonHoursDto: {
      weekdays: { required: true, type: () => [Number] },
      from: { required: true, type: () => String },
      to: { required: true, type: () => String },
      price_per_hour: { required: true, type: () => Number },
      on_holidays: { required: true, type: () => Boolean },
    },
    SeasonDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      space_ids: { required: true, type: () => [Number] },
      hours: { required: true, type: () => [dto18.SeasonHoursDto], description: "Empty for a season in which the spaces are blocked." },
    },
    SeasonConflictDto: {
      season_id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      space_id: { required: true, type: () => Number },
    },
    SeasonAnswerDto: {
      season: { required: true, type: () => dto18.SeasonDto },
    },
    SeasonsAnswerDto: {
      seasons: { required: true, type: () => [dto18.SeasonDto] },
    },
  }],
  [dto19, {
    OverlapsInput: {
      space_ids: { required: true, type: () => [Number], description: "Ids of all spaces of the building on the same floor." },
    },
    SpaceRefDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
    },
    SpaceScheduleAnswerDto: {
      settings: { required: true, type: () => dto19.BookingSettingsDto },
      price_from: { required: true, type: () => Number, nullable: true, description: "`price_from` of the space in CZK per hour, the default of a first rule." },
      rules: { required: true, type: () => [dto15.AvailabilityRuleDto] },
      overlaps: { required: true, type: () => [Number], description: "Ids of spaces on the same floor." },
      neighbours: { required: true, type: () => [dto19.SpaceRefDto], description: "The other spaces of the building." },
    },
  }],
  [dto20, {
    ImportColumnDto: {
      title: { required: true, type: () => String, description: "Empty without one." },
      samples: { required: true, type: () => [String], description: "First texts of the column." },
    },
    ImportSpaceNameDto: {
      name: { required: true, type: () => String, description: "As in the file; empty for rows without a space." },
      rows: { required: true, type: () => Number },
      space_id: { required: true, type: () => Number, nullable: true },
    },
    ImportSpaceDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      building: { required: true, type: () => String },
    },
    ImportRowProblemDto: {
      message: { required: true, type: () => String },
    },
    ImportConflictDto: {
      title: { required: true, type: () => String, description: "Title or guest, or reason of a block; empty for a space on the same floor." },
    },
    ImportRowDto: {
      row: { required: true, type: () => Number, description: "Number of the row in the file, from 1." },
      space_id: { required: true, type: () => Number, nullable: true },
      space_name: { required: true, type: () => String, description: "As in the file." },
      customer_name: { required: true, type: () => String },
      title: { required: true, type: () => String },
      price: { required: true, type: () => Number, nullable: true, description: "CZK; null by agreement." },
      number_of_guests: { required: true, type: () => Number, nullable: true },
      is_option: { required: true, type: () => Boolean },
      problems: { required: true, type: () => [dto20.ImportRowProblemDto] },
      conflict: { required: true, type: () => dto20.ImportConflictDto, nullable: true },
      reservation_id: { required: true, type: () => Number, nullable: true, description: "The reservation that is known, changed or takes the time." },
      other_row: { required: true, type: () => Number, nullable: true, description: "The row of the same booking, or of the one that takes the time." },
    },
    ImportPreviewDto: {
      sheets: { required: true, type: () => [String], description: "Visible sheets of a workbook." },
      sheet: { required: true, type: () => String, nullable: true },
      title_row: { required: true, type: () => Number, description: "Number of the row with the titles; 0 without one." },
      columns: { required: true, type: () => [dto20.ImportColumnDto] },
      space_names: { required: true, type: () => [dto20.ImportSpaceNameDto] },
      spaces: { required: true, type: () => [dto20.ImportSpaceDto] },
      rows: { required: true, type: () => [dto20.ImportRowDto] },
    },
    BookingImportDto: {
      id: { required: true, type: () => Number },
      created_by: { required: true, type: () => String, nullable: true, description: "Null when the account is gone." },
      reservations: { required: true, type: () => Number, description: "Reservations that it made." },
      kept: { required: true, type: () => Number, nullable: true, description: "Reservations that had been changed and stayed when it was undone." },
    },
    BookingImportAnswerDto: {
      booking_import: { required: true, type: () => dto20.BookingImportDto },
    },
    BookingImportsAnswerDto: {
      imports: { required: true, type: () => [dto20.BookingImportDto], description: "The latest first." },
    },
    UndoneImportDto: {
      removed: { required: true, type: () => Number },
      kept_reservation_ids: { required: true, type: () => [Number], description: "Reservations that were changed since the import, and stay." },
    },
  }],
  [dto21, {
    CalendarProblemDto: {
      summary: { required: true, type: () => String },
    },
    CalendarCertaintyDto: {
      skipped: { required: true, type: () => Number, description: "Entries whose time cannot be read and is not blocked." },
      widened: { required: true, type: () => Number, description: "Entries that block more than they may mean." },
      problems: { required: true, type: () => [dto21.CalendarProblemDto], description: "Those entries, at most 20." },
    },
    CalendarFeedDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      address: { required: true, type: () => String, description: "Host of the URL; the rest may contain a secret." },
      failure: { required: true, type: () => String, nullable: true, description: "Czech message; null after a success." },
      events: { required: true, type: () => Number, description: "Future entries." },
      conflicts: { required: true, type: () => Number, description: "Future reservations overlapped by its entries." },
    },
    CalendarFeedAnswerDto: {
      feed: { required: true, type: () => dto21.CalendarFeedDto },
    },
    CalendarExportAnswerDto: {
      export_url: { required: true, type: () => String, nullable: true, description: "Absolute secret URL; null if there is no export." },
    },
    SpaceCalendarsAnswerDto: {
      feeds: { required: true, type: () => [dto21.CalendarFeedDto] },
    },
    CalendarEventDto: {
      summary: { required: true, type: () => String },
      all_day: { required: true, type: () => Boolean },
    },
    CalendarPreviewDto: {
      name: { required: true, type: () => String, nullable: true, description: "Name from the calendar." },
      events: { required: true, type: () => [dto21.CalendarEventDto], description: "The earliest, at most 100." },
      total: { required: true, type: () => Number },
    },
    CalendarPreviewInput: {
      space_id: { required: true, type: () => Number },
    },
  }],
  [dto22, {
    MemberCalendarDto: {
      url: { required: true, type: () => String, nullable: true, description: "Absolute secret URL; null if there is none." },
    },
  }],
  [dto23, {
    PublicProgramEventDto: {
      id: { required: true, type: () => Number },
      title: { required: true, type: () => String },
      space_names: { required: true, type: () => [String], description: "None for a building that is let as a whole." },
    },
    PublicProgramBuildingDto: {
      name: { required: true, type: () => String },
      slug: { required: true, type: () => String },
      city: { required: true, type: () => String, nullable: true },
    },
    PublicProgramAnswerDto: {
      building: { required: true, type: () => dto23.PublicProgramBuildingDto, nullable: true },
      redirect: { required: true, type: () => String, nullable: true, description: "Current path of the program, when the building was renamed." },
      events: { required: true, type: () => [dto23.PublicProgramEventDto], description: "Confirmed ones with a public title, by start." },
    },
  }],
  [dto24, {
    CatalogOfferFit: {
      capacity: { required: true, type: () => Number, description: "Of the layout; where it is to be chosen, of the largest one." },
    },
    CatalogOfferSeries: {
      dates: { required: true, type: () => Number },
      free_dates: { required: true, type: () => Number },
    },
    CatalogNearestFree: {
      total: { required: true, type: () => Number, nullable: true, description: "CZK; null: by agreement." },
      complete: { required: true, type: () => Boolean, description: "`false`: the total is an estimate." },
    },
    CatalogMatchReason: {
      points: { required: true, type: () => Number },
      max: { required: true, type: () => Number },
      value: { required: true, type: () => Number, nullable: true, description: "Percent of the capacity that is used, percent of the usual price of the list, or kilometres from the centre." },
    },
    CatalogMatch: {
      points: { required: true, type: () => Number },
    },
    CatalogOffer: {
      assumed_hours: { required: true, type: () => Boolean, description: "The request has a date without hours." },
      is_free: { required: true, type: () => Boolean },
      total: { required: true, type: () => Number, nullable: true, description: "CZK; null: by agreement." },
      per_person: { required: true, type: () => Number, nullable: true },
      deposit: { required: true, type: () => Number },
      complete: { required: true, type: () => Boolean, description: "`false`: the total is an estimate, for the listed reasons." },
      series: { required: true, type: () => dto24.CatalogOfferSeries, nullable: true, description: "Of a repeated event: its dates; the total is that of the free ones, the slot the first of them." },
      fits: { required: true, type: () => dto24.CatalogOfferFit },
      opening_hours: { required: true, type: () => [dto24.DayHoursDto], nullable: true, description: "Only of a slot that is free, but not offered and not on request: the hours offered on its day, none when closed." },
      nearest_free: { required: true, type: () => dto24.CatalogNearestFree, nullable: true, description: "Only of a taken slot and of one with `opening_hours`: the same length within 14 days, or as long as the space is open." },
    },
  }],
  [dto25, {
    CatalogQuery: {
      path: { required: false, type: () => String, description: "The part of the path after `/katalog/`." },
    },
    CatalogListQuery: {
      first_fetch: { required: false, type: () => String, description: "Any value but `0` and `false` adds the filter lists with their counts." },
      typed: { required: false, type: () => String, description: "Any value but `0` and `false` counts the search in the statistics. Texts that may contain personal data are not stored." },
      refresh: { required: false, type: () => String, description: "Ignored; accepted for older clients." },
    },
  }],
  [dto26, {
    SentenceChipDto: {
      value: { required: true, type: () => String, description: "Slug, number, or `from/to` of dates and times." },
      text: { required: true, type: () => String, description: "Words of the sentence that say it." },
      label: { required: true, type: () => String },
      without: { required: true, type: () => String, description: "Query string of the same page without this value." },
    },
    AmbiguousOptionDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      slug: { required: true, type: () => String },
      query: { required: true, type: () => String, description: "Query string of the same page with this meaning." },
    },
    AmbiguousWordDto: {
      text: { required: true, type: () => String, description: "In the spelling of the visitor." },
      options: { required: true, type: () => [dto26.AmbiguousOptionDto] },
    },
    RelaxationDto: {
      label: { required: true, type: () => String },
      query: { required: true, type: () => String, description: "Query string that gives exactly `total` spaces." },
      total: { required: true, type: () => Number },
    },
    ParsedSentenceDto: {
      text: { required: true, type: () => String },
      flexible: { required: true, type: () => Boolean },
      weekdays: { required: true, type: () => [Number], description: "1 is Monday." },
      rest: { required: true, type: () => String, description: "Words that only order the list." },
      unknown: { required: true, type: () => [String], description: "Words of the rest that occur in no space, and words of a time that is not understood." },
      chips: { required: true, type: () => [dto26.SentenceChipDto], description: "Values in the order of the sentence." },
      ambiguous: { required: true, type: () => [dto26.AmbiguousWordDto], description: "Words that name several attributes or purposes." },
    },
  }],
  [dto27, {
    FavouritesAnswerDto: {
      space_ids: { required: true, type: () => [Number], description: "Ids of spaces, latest first; unpublished ones included." },
    },
  }],
  [dto28, {
    GoneSpaceDto: {
      id: { required: true, type: () => Number },
      similar_url: { required: true, type: () => String, description: "Local path of the catalogue." },
    },
    SpaceCardsAnswerDto: {
      gone: { required: true, type: () => [dto28.GoneSpaceDto] },
    },
    ComparedSpaceDto: {
      offer_for_me: { required: true, type: () => dto24.CatalogOffer, nullable: true, description: "For the event of the request; null without a date, and for a time that cannot be booked." },
      quote: { required: true, type: () => dto29.QuoteDto, nullable: true, description: "Items, VAT and deposit of the offer, of a repeated event of its first date; null of a space without a price list for the day." },
      instant_booking: { required: true, type: () => Boolean, description: "A complete price in the offered hours is confirmed at once." },
    },
    ComparisonAnswerDto: {
      spaces: { required: true, type: () => [dto28.ComparedSpaceDto], description: "Published spaces in the requested order." },
      gone: { required: true, type: () => [dto28.GoneSpaceDto] },
    },
  }],
  [dto30, {
    PurposeFacet: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      slug: { required: true, type: () => String },
      group: { required: true, type: () => String },
      icon: { required: false, type: () => String, nullable: true, description: "Name in the file of tag icons." },
      count: { required: true, type: () => Number },
    },
    LocationFacet: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      slug: { required: true, type: () => String },
      parent_id: { required: true, type: () => Number, nullable: true },
      lat: { required: true, type: () => Number },
      lng: { required: true, type: () => Number },
      count: { required: true, type: () => Number },
    },
    AttributeFacet: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      slug: { required: true, type: () => String },
      icon: { required: false, type: () => String, nullable: true },
      active: { required: true, type: () => Boolean },
      count: { required: true, type: () => Number },
    },
    CapacityFacet: {
      name: { required: true, type: () => String },
      active: { required: true, type: () => Boolean },
      count: { required: true, type: () => Number },
    },
    MapMarker: {
      id: { required: true, type: () => Number },
      url: { required: true, type: () => String },
      title: { required: true, type: () => String },
      lat: { required: true, type: () => Number },
      lng: { required: true, type: () => Number },
      price_level: { required: true, type: () => Number },
      offer: { required: true, type: () => dto30.MapOffer, nullable: true, description: "Part of `offer_for_me` of the space; null where that is null." },
    },
    MapCluster: {
      lat: { required: true, type: () => Number },
      lng: { required: true, type: () => Number },
      count: { required: true, type: () => Number },
    },
    MapData: {
      clusters: { required: true, type: () => [dto30.MapCluster] },
    },
    FooterLink: {
      title: { required: true, type: () => String },
      url: { required: true, type: () => String },
    },
    SeoData: {
      h1: { required: true, type: () => String },
      canonical: { required: true, type: () => String, description: "Path on the site." },
      robots: { required: true, type: () => String },
    },
    CatalogEventDto: {
      flexible: { required: true, type: () => Boolean },
      weekdays: { required: true, type: () => [Number], description: "1 is Monday." },
      repeat: { required: true, type: () => Number, nullable: true, description: "Weeks from one date to the next." },
      guests: { required: true, type: () => Number, nullable: true },
      price_max: { required: true, type: () => Number, nullable: true, description: "CZK." },
    },
    CatalogState: {
      purposes: { required: true, type: () => [dto30.PurposeFacet], description: "Filter lists are present with first_fetch=1, otherwise empty." },
      locations: { required: true, type: () => [dto30.LocationFacet] },
      attributes: { required: true, type: () => [dto30.AttributeFacet] },
      capacities: { required: true, type: () => [dto30.CapacityFacet] },
      selected_location: { required: true, type: () => dto30.LocationFacet, nullable: true },
      selected_purpose: { required: true, type: () => dto30.PurposeFacet, nullable: true },
      search_query: { required: true, type: () => String },
      selected_event: { required: true, type: () => dto30.CatalogEventDto },
      parsed: { required: true, type: () => dto26.ParsedSentenceDto, nullable: true, description: "Null without `q`." },
      page: { required: true, type: () => Number },
      nr_of_pages: { required: true, type: () => Number },
      total: { required: true, type: () => Number },
      map_data: { required: true, type: () => dto30.MapData },
    },
    CatalogAnswer: {
      title: { required: true, type: () => String },
      meta_description: { required: true, type: () => String },
      seo_url_id: { required: true, type: () => Number, nullable: true },
      footer_links: { required: true, type: () => [dto30.FooterLink] },
      new_url: { required: true, type: () => String, description: "Canonical URL of this filter: path and query." },
      seo_data: { required: true, type: () => dto30.SeoData },
      catalog: { required: true, type: () => dto30.CatalogState },
    },
    SuggestionDto: {
      label: { required: true, type: () => String },
      detail: { required: true, type: () => String },
      url: { required: true, type: () => String, description: "Path to open." },
    },
    SuggestAnswer: {
      items: { required: true, type: () => [dto30.SuggestionDto] },
      parsed: { required: true, type: () => dto26.ParsedSentenceDto, nullable: true, description: "What `q` says as a sentence; null when nothing is understood." },
    },
  }],
  [dto31, {
    SavedSearchInputDto: {
      filter: { required: true, type: () => dto31.WatchedFilterDto },
    },
    SavedSearchChangeDto: {
      paused: { required: true, type: () => Boolean },
    },
    SavedSearchLinkCall: {
      token: { required: true, type: () => String },
    },
    SavedSearchLinkChange: {
      paused: { required: true, type: () => Boolean },
    },
    SavedSearchDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      url: { required: true, type: () => String, nullable: true, description: "Path of the results; null if a value of the filter does not exist any more or its days have passed." },
    },
    SavedSearchAddedDto: {
      saved_search: { required: true, type: () => dto31.SavedSearchDto, nullable: true, description: "Null until the e-mail address is confirmed." },
    },
    SavedSearchesAnswerDto: {
      items: { required: true, type: () => [dto31.SavedSearchDto] },
    },
    LinkedSearchAnswerDto: {
      saved_search: { required: true, type: () => dto31.SavedSearchDto, nullable: true, description: "Null after deletion." },
    },
  }],
  [dto32, {
    SelectionLinkDto: {
      id: { required: true, type: () => Number },
      token: { required: true, type: () => String, description: "Of the sender's page." },
    },
    SelectionCountsDto: {
      space_id: { required: true, type: () => Number },
      yes: { required: true, type: () => Number },
      maybe: { required: true, type: () => Number },
      no: { required: true, type: () => Number },
    },
    SelectionVoteDto: {
      name: { required: true, type: () => String, description: "Empty after the person was erased." },
      answers: { required: true, type: () => [dto32.SelectionAnswerDto] },
    },
    SelectionDto: {
      id: { required: true, type: () => Number },
      is_sender: { required: true, type: () => Boolean },
      event: { required: true, type: () => String, description: "Query string of the event, such as `?date_from=2027-05-15&guests=80`; empty without one." },
      spaces: { required: true, type: () => [dto28.ComparedSpaceDto], description: "Published spaces in the order of the selection, with their present offers." },
      gone: { required: true, type: () => [dto28.GoneSpaceDto], description: "Spaces that are not offered any more; they cannot be taken." },
      counts: { required: true, type: () => [dto32.SelectionCountsDto] },
      voters: { required: true, type: () => Number, description: "Number of votes." },
      votes: { required: true, type: () => [dto32.SelectionVoteDto], nullable: true, description: "Null for voters, who see the counts only." },
      voter_token: { required: true, type: () => String, nullable: true, description: "Token of the page for voters; null for voters." },
      chosen_space_id: { required: true, type: () => Number, nullable: true },
    },
    SelectionDetailsDto: {
      selection: { required: true, type: () => dto32.SelectionDto },
    },
  }],
  [dto33, {
    AdminSeoBulkInput: {
      templates: { required: true, type: () => dto33.AdminSeoTemplatesDto, description: "Placeholders: {prostory} {kde} {misto} {ucel} {kapacita} {pocet}, with or without diacritics." },
    },
    AdminSeoBulkRowDto: {
      location: { required: true, type: () => dto34.AdminSeoValueDto, nullable: true },
      purpose: { required: true, type: () => dto34.AdminSeoValueDto, nullable: true },
      path: { required: true, type: () => String },
      title: { required: true, type: () => String },
      h1: { required: true, type: () => String },
      meta_description: { required: true, type: () => String },
      results: { required: true, type: () => Number },
      message: { required: true, type: () => String, nullable: true },
      id: { required: true, type: () => Number, nullable: true, description: "Id of the created or the conflicting SEO URL." },
    },
    AdminSeoBulkAnswerDto: {
      rows: { required: true, type: () => [dto33.AdminSeoBulkRowDto] },
      created: { required: true, type: () => Number, description: "Number of created SEO URLs; 0 for a dry run." },
      ids: { required: true, type: () => [Number], description: "Ids of the created SEO URLs." },
    },
    AdminSeoUrlsDeletedDto: {
      items: { required: true, type: () => [dto34.AdminSeoUrlDto] },
    },
    AdminSeoImportMessageDto: {
      column: { required: true, type: () => String, nullable: true, description: "Title of the column; null for the whole line." },
      message: { required: true, type: () => String },
    },
    AdminSeoImportRowDto: {
      line: { required: true, type: () => Number, description: "Line of the file, from 1." },
      path: { required: true, type: () => String },
      title: { required: true, type: () => String },
      messages: { required: true, type: () => [dto33.AdminSeoImportMessageDto] },
      id: { required: true, type: () => Number, nullable: true, description: "Id of the existing or created SEO URL." },
    },
    AdminSeoImportCountsDto: {
      new: { required: true, type: () => Number },
      changed: { required: true, type: () => Number },
      same: { required: true, type: () => Number },
      error: { required: true, type: () => Number },
    },
    AdminSeoImportAnswerDto: {
      rows: { required: true, type: () => [dto33.AdminSeoImportRowDto] },
      counts: { required: true, type: () => dto33.AdminSeoImportCountsDto },
      written: { required: true, type: () => Number, description: "Number of written SEO URLs; 0 for a dry run, and for an invalid row without `skip_errors`." },
    },
  }],
  [dto35, {
    AdminSeoOtherDto: {
      id: { required: true, type: () => Number },
      path: { required: true, type: () => String },
    },
    AdminSeoSuggestionsDto: {
      path: { required: true, type: () => String },
      title: { required: true, type: () => String },
      h1: { required: true, type: () => String },
      meta_description: { required: true, type: () => String },
    },
    AdminSeoUrlCheckDto: {
      url: { required: true, type: () => String, nullable: true, description: "URL of the page; null if the path is empty or invalid." },
      results: { required: true, type: () => Number },
      canonical_before: { required: true, type: () => String, nullable: true, description: "URL of the filter without this SEO URL; null if no value is chosen or one does not exist." },
      problems: { required: true, type: () => [dto34.AdminSeoProblemDto] },
      other: { required: true, type: () => dto35.AdminSeoOtherDto, nullable: true, description: "The SEO URL with the same path or filter." },
      suggestions: { required: true, type: () => dto35.AdminSeoSuggestionsDto },
    },
    AdminSeoLocationOptionDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      slug: { required: true, type: () => String },
      parent_id: { required: true, type: () => Number, nullable: true },
      locative: { required: true, type: () => String, nullable: true, description: "\u201Ev Praze\u201C" },
      count: { required: true, type: () => Number },
    },
    AdminSeoPurposeOptionDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      slug: { required: true, type: () => String },
      title_phrase: { required: true, type: () => String },
      count: { required: true, type: () => Number },
    },
    AdminSeoAttributeOptionDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      count: { required: true, type: () => Number },
    },
    AdminSeoCapacityOptionDto: {
      name: { required: true, type: () => String },
      count: { required: true, type: () => Number },
    },
    AdminSeoUrlOptionsDto: {
      locations: { required: true, type: () => [dto35.AdminSeoLocationOptionDto] },
      purposes: { required: true, type: () => [dto35.AdminSeoPurposeOptionDto] },
      attributes: { required: true, type: () => [dto35.AdminSeoAttributeOptionDto] },
      capacities: { required: true, type: () => [dto35.AdminSeoCapacityOptionDto] },
    },
  }],
  [dto34, {
    AdminSeoProblemDto: {
      message: { required: true, type: () => String },
      field: { required: true, type: () => String, nullable: true, description: "Field of the input." },
      other_id: { required: true, type: () => Number, nullable: true, description: "The other SEO URL of a conflict." },
    },
    AdminSeoValueDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String, description: "A deleted value is named as such." },
      gone: { required: true, type: () => Boolean },
    },
    AdminSeoUrlRowDto: {
      id: { required: true, type: () => Number },
      path: { required: true, type: () => String, description: "The part of the path after `/katalog/`." },
      url: { required: true, type: () => String, description: "Path on the site." },
      location: { required: true, type: () => dto34.AdminSeoValueDto, nullable: true },
      purpose: { required: true, type: () => dto34.AdminSeoValueDto, nullable: true },
      attributes: { required: true, type: () => [dto34.AdminSeoValueDto] },
      title: { required: true, type: () => String },
      h1: { required: true, type: () => String },
      meta_description: { required: true, type: () => String },
      has_description: { required: true, type: () => Boolean },
      footer_links_count: { required: true, type: () => Number },
      in_footer: { required: true, type: () => Boolean },
      results: { required: true, type: () => Number, description: "Number of published spaces." },
      problems: { required: true, type: () => [dto34.AdminSeoProblemDto] },
      version: { required: true, type: () => Number },
    },
    AdminSeoUrlCountsDto: {
      all: { required: true, type: () => Number },
      empty: { required: true, type: () => Number },
      orphan: { required: true, type: () => Number },
      conflict: { required: true, type: () => Number },
      texts: { required: true, type: () => Number },
      in_footer: { required: true, type: () => Number },
    },
    AdminSeoUrlsAnswerDto: {
      items: { required: true, type: () => [dto34.AdminSeoUrlRowDto] },
      counts: { required: true, type: () => dto34.AdminSeoUrlCountsDto, description: "Counts under all filters except problem and footer." },
    },
    AdminSeoUrlDto: {
      location_id: { required: true, type: () => Number, nullable: true },
      purpose_id: { required: true, type: () => Number, nullable: true },
      attribute_ids: { required: true, type: () => [Number] },
      description: { required: true, type: () => String, description: "Sanitized HTML below the list." },
      footer_links: { required: true, type: () => [dto34.AdminSeoLinkDto] },
    },
    AdminSeoUrlInput: {
      location_id: { required: true, type: () => Number, nullable: true },
      purpose_id: { required: true, type: () => Number, nullable: true },
    },
    AdminSeoUrlChange: {
      version: { required: true, type: () => Number },
    },
    AdminSeoUrlDraft: {
      id: { required: true, type: () => Number, nullable: true, description: "Id of the edited SEO URL; null for a new one." },
    },
  }],
  [dto36, {
    AdminSynonymDto: {
      id: { required: true, type: () => Number },
      item_id: { required: true, type: () => Number, description: "Id of the purpose, attribute or location." },
      item_slug: { required: true, type: () => String },
      item_name: { required: true, type: () => String },
      version: { required: true, type: () => Number },
    },
    AdminSynonymsAnswerDto: {
      items: { required: true, type: () => [dto36.AdminSynonymDto] },
    },
    AdminSynonymInput: {
      item_id: { required: true, type: () => Number, description: "Id of the purpose, attribute or location." },
    },
    AdminSynonymChangeDto: {
      version: { required: true, type: () => Number },
    },
  }],
  [dto37, {
    FailingCatalogMarkDto: {
      space_id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      attempts: { required: true, type: () => Number },
      reason: { required: true, type: () => String, description: "First line of the error, without e-mail addresses and secrets." },
    },
    CatalogMarksDto: {
      waiting: { required: true, type: () => Number, description: "Changed spaces waiting for reindexing." },
      failing: { required: true, type: () => Number, description: "Waiting spaces whose reindexing failed." },
      items: { required: true, type: () => [dto37.FailingCatalogMarkDto], description: "Oldest first, at most 50." },
    },
    RetryCatalogMarksAnswerDto: {
      retried: { required: true, type: () => Number },
    },
  }],
  [dto38, {
    DashboardSpacesDto: {
      published: { required: true, type: () => Number },
      waiting: { required: true, type: () => Number },
      draft: { required: true, type: () => Number },
      disabled: { required: true, type: () => Number },
      published_in_period: { required: true, type: () => Number },
      published_previous: { required: true, type: () => Number },
    },
    DashboardCustomersDto: {
      total: { required: true, type: () => Number },
      new_in_period: { required: true, type: () => Number },
      new_previous: { required: true, type: () => Number },
    },
    DashboardReservationsDto: {
      in_period: { required: true, type: () => Number },
      previous: { required: true, type: () => Number },
      confirmed: { required: true, type: () => Number },
      value: { required: true, type: () => Number, description: "CZK, without cancelled and expired ones." },
      confirmed_value: { required: true, type: () => Number, description: "CZK" },
      confirmed_value_previous: { required: true, type: () => Number, description: "CZK" },
    },
    DashboardViewsDto: {
      in_period: { required: true, type: () => Number },
      previous: { required: true, type: () => Number },
    },
    DashboardDemandsDto: {
      sent: { required: true, type: () => Number, description: "Demands sent in the period." },
      offered: { required: true, type: () => Number, description: "Of them with at least one offer." },
      chosen: { required: true, type: () => Number, description: "Of them with a chosen offer." },
      sent_previous: { required: true, type: () => Number },
      offered_previous: { required: true, type: () => Number },
      chosen_previous: { required: true, type: () => Number },
    },
    DashboardPlanDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      paid_orders: { required: true, type: () => Number, description: "Orders paid in the period." },
      revenue: { required: true, type: () => Number, description: "CZK" },
      running: { required: true, type: () => Number, description: "Customers with the plan now, without trials." },
      trials: { required: true, type: () => Number, description: "Customers with a trial now." },
    },
    DashboardMembershipDto: {
      revenue: { required: true, type: () => Number, description: "CZK paid in the period." },
      revenue_previous: { required: true, type: () => Number },
      paid_orders: { required: true, type: () => Number },
      trials_ending: { required: true, type: () => Number, description: "Trials ending within seven days without a following paid plan." },
      plans: { required: true, type: () => [dto38.DashboardPlanDto] },
    },
    DashboardPhraseDto: {
      phrase: { required: true, type: () => String },
      searches: { required: true, type: () => Number },
      misses: { required: true, type: () => Number, description: "Searches without results and without other filters." },
    },
    DashboardSearchesDto: {
      total: { required: true, type: () => Number },
      misses: { required: true, type: () => Number },
      top: { required: true, type: () => [dto38.DashboardPhraseDto], description: "The most searched, at most ten." },
      missed: { required: true, type: () => [dto38.DashboardPhraseDto], description: "The most missed, at most ten." },
    },
    DashboardDayDto: {
      reservations: { required: true, type: () => Number },
      views: { required: true, type: () => Number },
      published: { required: true, type: () => Number },
      demands: { required: true, type: () => Number },
    },
    DashboardMailsDto: {
      sent: { required: true, type: () => Number, description: "Of the period." },
      failed: { required: true, type: () => Number, description: "Of the period." },
      waiting: { required: true, type: () => Number, description: "Now." },
    },
    DashboardOutboxDto: {
      waiting: { required: true, type: () => Number, description: "Events not relayed yet." },
    },
    DashboardQueueDto: {
      name: { required: true, type: () => String },
      waiting: { required: true, type: () => Number },
      active: { required: true, type: () => Number },
      failed: { required: true, type: () => Number },
    },
    DashboardHealthDto: {
      ok: { required: true, type: () => Boolean },
      detail: { required: true, type: () => String },
    },
    DashboardWaitingDto: {
      count: { required: true, type: () => Number },
    },
    DashboardAnswerDto: {
      days: { required: true, type: () => Number },
      period: { required: true, type: () => dto38.DashboardPeriodDto },
      spaces: { required: true, type: () => dto38.DashboardSpacesDto },
      customers: { required: true, type: () => dto38.DashboardCustomersDto },
      reservations: { required: true, type: () => dto38.DashboardReservationsDto },
      views: { required: true, type: () => dto38.DashboardViewsDto },
      demands: { required: true, type: () => dto38.DashboardDemandsDto },
      membership: { required: true, type: () => dto38.DashboardMembershipDto },
      searches: { required: true, type: () => dto38.DashboardSearchesDto },
      series: { required: true, type: () => [dto38.DashboardDayDto] },
      mails: { required: true, type: () => dto38.DashboardMailsDto },
      outbox: { required: true, type: () => dto38.DashboardOutboxDto },
      queues: { required: true, type: () => [dto38.DashboardQueueDto] },
      health: { required: true, type: () => [dto38.DashboardHealthDto] },
      waiting: { required: true, type: () => [dto38.DashboardWaitingDto], description: "Work waiting for the operator, most urgent kind first; includes kinds with a count of 0." },
    },
  }],
  [dto39, {
    QueueStateDto: {
      waiting: { required: true, type: () => Number },
      active: { required: true, type: () => Number },
      delayed: { required: true, type: () => Number, description: "Waiting for a retry or for their scheduled time." },
      failed: { required: true, type: () => Number },
      paused: { required: true, type: () => Boolean },
    },
    JobScheduleDto: {
      every: { required: true, type: () => Number, nullable: true, description: "Interval in milliseconds." },
    },
    QueuesAnswerDto: {
      queues: { required: true, type: () => [dto39.QueueStateDto] },
      schedules: { required: true, type: () => [dto39.JobScheduleDto], description: "Ordered by next run." },
    },
    OutboxBacklogDto: {
      waiting: { required: true, type: () => Number, description: "Events not relayed to a queue yet." },
    },
    JobSubjectDto: {
      id: { required: true, type: () => Number },
    },
    FailedJobDto: {
      reason: { required: true, type: () => String, description: "First line of the error, without e-mail addresses and secrets." },
      attempts: { required: true, type: () => Number },
      about: { required: true, type: () => [dto39.JobSubjectDto], description: "Records referenced by the job." },
    },
    FailedJobsAnswerDto: {
      items: { required: true, type: () => [dto39.FailedJobDto] },
      searched_all: { required: true, type: () => Boolean, description: "False if only the latest failures of a queue were searched." },
    },
    RetryAllAnswerDto: {
      retried: { required: true, type: () => Number, description: "At most 200, latest first." },
      left: { required: true, type: () => Number },
    },
  }],
  [dto40, {
    SearchResultDto: {
      id: { required: true, type: () => Number },
      title: { required: true, type: () => String },
      subtitle: { required: true, type: () => String },
      url: { required: true, type: () => String, description: "URL of its page in the console." },
    },
    SearchResultGroupDto: {
      items: { required: true, type: () => [dto40.SearchResultDto], description: "The best five results." },
    },
    GlobalSearchAnswerDto: {
      groups: { required: true, type: () => [dto40.SearchResultGroupDto], description: "Kinds with results only." },
    },
  }],
  [dto41, {
    AdminSpaceStatisticsDto: {
      reservations: { required: true, type: () => Number, description: "All reservations." },
      upcoming: { required: true, type: () => Number, description: "Future reservations that hold time." },
      pending: { required: true, type: () => Number, description: "Requests without an answer." },
      value: { required: true, type: () => Number, description: "CZK, confirmed reservations." },
      inquiries: { required: true, type: () => Number, description: "Messages and demands sent to the space." },
      open_inquiries: { required: true, type: () => Number },
      feeds: { required: true, type: () => Number, description: "Connected foreign calendars." },
      failing_feeds: { required: true, type: () => Number, description: "Connected calendars that cannot be read." },
      is_exported: { required: true, type: () => Boolean, description: "Whether its reservations are exported as a calendar." },
    },
  }],
  [dto42, {
    ReminderCall: {
      id: { required: true, type: () => Number },
    },
    TaskOwnerDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
    },
    AdminTaskDto: {
      id: { required: true, type: () => Number, description: "Id of the reservation, inquiry, space, mail, order or feed." },
      title: { required: true, type: () => String, description: "Name of the person, space or feed, order number, or e-mail address." },
      place: { required: true, type: () => String, nullable: true, description: "Space and building." },
      space_id: { required: true, type: () => Number, nullable: true },
      value: { required: true, type: () => Number, nullable: true, description: "CZK, of all dates of an event; null if unknown." },
      owners: { required: true, type: () => [dto42.TaskOwnerDto] },
      can_remind: { required: true, type: () => Boolean, description: "Whether an owner can be reminded now." },
    },
    TaskCountDto: {
      count: { required: true, type: () => Number },
    },
    TaskListPageDto: {
      items: { required: true, type: () => [dto42.AdminTaskDto], description: "Ordered by value times age." },
      counts: { required: true, type: () => [dto42.TaskCountDto], description: "Kinds with waiting items." },
    },
    ReminderAnswerDto: {
      reminded: { required: true, type: () => Number, description: "Number of reminded owners." },
    },
  }],
  [dto43, {
    TimelineQuery: {
      subject_id: { required: true, type: () => Number },
      cursor: { required: false, type: () => String, description: "`next` of the previous page." },
    },
    TimelineChangeDto: {
      field: { required: true, type: () => String },
    },
    TimelinePersonDto: {
      id: { required: true, type: () => Number },
      email: { required: true, type: () => String },
    },
    TimelineTargetDto: {
      id: { required: true, type: () => Number },
    },
    TimelineEntryDto: {
      id: { required: true, type: () => String, description: "Unique id of the entry." },
      action: { required: true, type: () => String, description: "Action of the audit record, template of the mail, or event (made, confirmed, cancelled, received, answered, sent, closed, placed, paid)." },
      state: { required: true, type: () => String, nullable: true, description: "State of the mail, who cancelled, kind of answer, or plan of an order." },
      label: { required: true, type: () => String, nullable: true, description: "Guest, sender, e-mail address or order number; null after anonymization." },
      place: { required: true, type: () => String, nullable: true, description: "Name of the space." },
      actor: { required: true, type: () => dto43.TimelinePersonDto, nullable: true },
      impersonator: { required: true, type: () => dto43.TimelinePersonDto, nullable: true, description: "Operator impersonating the actor." },
      changes: { required: true, type: () => [dto43.TimelineChangeDto] },
      target: { required: true, type: () => dto43.TimelineTargetDto, nullable: true, description: "Record of the entry." },
    },
    TimelineAnswerDto: {
      items: { required: true, type: () => [dto43.TimelineEntryDto] },
      next: { required: true, type: () => String, nullable: true, description: "Cursor of the next page; null on the last one." },
    },
  }],
  [dto44, {
    ConsoleViewInput: {
      shared: { required: true, type: () => Boolean, description: "Whether it is visible to other operators." },
    },
    ConsoleViewDto: {
      id: { required: true, type: () => Number },
      list: { required: true, type: () => String },
      name: { required: true, type: () => String },
      query: { required: true, type: () => String },
      shared: { required: true, type: () => Boolean },
      mine: { required: true, type: () => Boolean, description: "Only own views can be changed." },
      owner: { required: true, type: () => String, nullable: true, description: "Name of the owner; null for own views." },
    },
    ConsoleViewsAnswerDto: {
      items: { required: true, type: () => [dto44.ConsoleViewDto] },
    },
  }],
  [dto45, {
    AiWriterStateDto: {
      configured: { required: true, type: () => Boolean },
      model: { required: true, type: () => String, nullable: true },
      host: { required: true, type: () => String, nullable: true, description: "Host of the provider." },
    },
  }],
  [dto47, {
    AdminPostTaxonDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
    },
    AdminPostRowDto: {
      id: { required: true, type: () => Number },
      slug: { required: true, type: () => String },
      title: { required: true, type: () => String },
      cover: { required: true, type: () => dto46.StoredImageDto, nullable: true },
      category: { required: true, type: () => dto47.AdminPostTaxonDto, nullable: true },
      tags: { required: true, type: () => [dto47.AdminPostTaxonDto] },
      author_name: { required: true, type: () => String },
      minutes: { required: true, type: () => Number },
    },
    AdminPostCountsDto: {
      all: { required: true, type: () => Number },
      DRAFT: { required: true, type: () => Number },
      SCHEDULED: { required: true, type: () => Number },
      PUBLISHED: { required: true, type: () => Number },
    },
    AdminPostsAnswerDto: {
      items: { required: true, type: () => [dto47.AdminPostRowDto] },
      counts: { required: true, type: () => dto47.AdminPostCountsDto },
    },
    AdminPostDto: {
      perex: { required: true, type: () => String },
      html: { required: true, type: () => String, description: "HTML for the editor, with image URLs." },
      cover_alt: { required: true, type: () => String },
      cover_caption: { required: true, type: () => String },
      meta_title: { required: true, type: () => String },
      meta_description: { required: true, type: () => String },
      version: { required: true, type: () => Number },
    },
    AdminPostInput: {
      cover_id: { required: true, type: () => Number, nullable: true, description: "Id of an uploaded image." },
      category_id: { required: true, type: () => Number, nullable: true },
      tag_ids: { required: true, type: () => [Number] },
    },
    AdminPostChange: {
      version: { required: true, type: () => Number },
    },
    AdminPostPreviewDto: {
      url: { required: true, type: () => String, description: "Local path of the preview." },
    },
    AdminRevisionDto: {
      id: { required: true, type: () => Number },
      author: { required: true, type: () => String, nullable: true, description: "Name of the author." },
      title: { required: true, type: () => String },
    },
    AdminRevisionsAnswerDto: {
      items: { required: true, type: () => [dto47.AdminRevisionDto] },
    },
    AdminRevisionChangeDto: {
      field: { required: true, type: () => String },
    },
    AdminRevisionDifferenceDto: {
      changes: { required: true, type: () => [dto47.AdminRevisionChangeDto] },
    },
    AdminRevisionRestore: {
      revision_id: { required: true, type: () => Number },
      version: { required: true, type: () => Number, description: "Version of the post." },
    },
  }],
  [dto48, {
    BlogTaxonDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      slug: { required: true, type: () => String },
      posts: { required: true, type: () => Number, description: "Posts in any status." },
      published_posts: { required: true, type: () => Number },
      version: { required: true, type: () => Number },
    },
    BlogTaxaDto: {
      items: { required: true, type: () => [dto48.BlogTaxonDto] },
    },
    BlogTaxonChange: {
      version: { required: true, type: () => Number },
    },
    BlogTaxonOrder: {
      ids: { required: true, type: () => [Number], description: "All ids, each once." },
    },
  }],
  [dto49, {
    BlogTaxonLinkDto: {
      name: { required: true, type: () => String },
      slug: { required: true, type: () => String },
    },
    BlogCategoryDto: {
      count: { required: true, type: () => Number, description: "Published posts." },
    },
    BlogCardDto: {
      id: { required: true, type: () => Number },
      slug: { required: true, type: () => String },
      title: { required: true, type: () => String },
      perex: { required: true, type: () => String },
      cover: { required: true, type: () => dto46.StoredImageDto, nullable: true },
      category: { required: true, type: () => dto49.BlogTaxonLinkDto, nullable: true },
      author_name: { required: true, type: () => String },
      minutes: { required: true, type: () => Number, description: "Reading time in minutes." },
    },
    BlogAnswerDto: {
      items: { required: true, type: () => [dto49.BlogCardDto] },
      categories: { required: true, type: () => [dto49.BlogCategoryDto], description: "Categories with published posts, in their order." },
      category: { required: true, type: () => dto49.BlogTaxonLinkDto, nullable: true },
      tag: { required: true, type: () => dto49.BlogTaxonLinkDto, nullable: true },
    },
    ArticleHeadingDto: {
      id: { required: true, type: () => String, description: "Id of the heading in the text." },
      text: { required: true, type: () => String },
    },
    BlogPostDto: {
      html: { required: true, type: () => String, description: "Sanitized HTML with responsive images." },
      contents: { required: true, type: () => [dto49.ArticleHeadingDto] },
      spaces: { required: true, type: () => [String], description: "Paths below /prostor/ of embedded spaces." },
      tags: { required: true, type: () => [dto49.BlogTaxonLinkDto] },
      cover_caption: { required: true, type: () => String },
      meta_title: { required: true, type: () => String },
      meta_description: { required: true, type: () => String },
    },
    BlogNeighbourDto: {
      url: { required: true, type: () => String },
      title: { required: true, type: () => String },
    },
    BlogPostAnswerDto: {
      post: { required: true, type: () => dto49.BlogPostDto },
      related: { required: true, type: () => [dto49.BlogCardDto] },
      previous: { required: true, type: () => dto49.BlogNeighbourDto, nullable: true, description: "Previously published post." },
      next: { required: true, type: () => dto49.BlogNeighbourDto, nullable: true, description: "Next published post." },
    },
  }],
  [dto50, {
    AdminContentRowDto: {
      id: { required: true, type: () => Number },
      slug: { required: true, type: () => String },
      url: { required: true, type: () => String, description: "Path on the site." },
      title: { required: true, type: () => String },
      menu_label: { required: true, type: () => String, description: "Label in the menu; defaults to the title." },
      version: { required: true, type: () => Number },
    },
    AdminContentAnswerDto: {
      items: { required: true, type: () => [dto50.AdminContentRowDto], description: "In menu order." },
    },
    AdminContentTextsDto: {
      cover_id: { required: true, type: () => Number, nullable: true, description: "Id of an uploaded image." },
    },
    AdminContentChangeDto: {
      version: { required: true, type: () => Number, description: "Version as read; 409 if it has changed since." },
    },
    AdminContentPageDto: {
      lead: { required: true, type: () => String },
      html: { required: true, type: () => String },
      faq: { required: true, type: () => [dto50.AdminContentQuestionDto] },
      meta_title: { required: true, type: () => String },
      meta_description: { required: true, type: () => String },
      cover_id: { required: true, type: () => Number, nullable: true },
      cover: { required: true, type: () => dto46.StoredImageDto, nullable: true },
    },
    AdminContentAuthorDto: {
      id: { required: true, type: () => Number },
      email: { required: true, type: () => String },
    },
    AdminContentRevisionDto: {
      id: { required: true, type: () => Number },
      version: { required: true, type: () => Number, description: "Version of the page created by this save." },
      author: { required: true, type: () => dto50.AdminContentAuthorDto, nullable: true, description: "Null for seeded content." },
      changed: { required: true, type: () => [String], description: "Changed fields." },
    },
    AdminContentRevisionsDto: {
      items: { required: true, type: () => [dto50.AdminContentRevisionDto], description: "Newest first." },
    },
    AdminContentRevisionTextDto: {
      id: { required: true, type: () => Number },
      version: { required: true, type: () => Number },
      slug: { required: true, type: () => String },
      menu_label: { required: true, type: () => String },
    },
    AdminContentRestoreDto: {
      version: { required: true, type: () => Number, description: "Version of the page as read." },
    },
  }],
  [dto51, {
    ContentQuestionDto: {
      question: { required: true, type: () => String },
      answer: { required: true, type: () => String },
    },
    ContentHeadingDto: {
      id: { required: true, type: () => String, description: "Id of the heading in the HTML." },
      text: { required: true, type: () => String },
    },
    ContentEditionDto: {
      summary: { required: true, type: () => String, description: "What changed." },
      url: { required: true, type: () => String, description: "Path on the site." },
    },
    ContentAnswerDto: {
      slug: { required: true, type: () => String },
      url: { required: true, type: () => String, description: "Path on the site." },
      title: { required: true, type: () => String },
      label: { required: true, type: () => String, description: "Label in menus and breadcrumbs." },
      lead: { required: true, type: () => String },
      html: { required: true, type: () => String },
      faq: { required: true, type: () => [dto51.ContentQuestionDto] },
      contents: { required: true, type: () => [dto51.ContentHeadingDto] },
      spaces: { required: true, type: () => [String], description: "Paths below /prostor/ of embedded spaces." },
      meta_title: { required: true, type: () => String },
      meta_description: { required: true, type: () => String },
      cover: { required: true, type: () => dto46.StoredImageDto, nullable: true },
      versions: { required: false, type: () => [dto51.ContentEditionDto], description: "Terms page: all versions, latest first." },
    },
  }],
  [dto52, {
    CannedReplyDto: {
      id: { required: true, type: () => Number },
      title: { required: true, type: () => String },
      body: { required: true, type: () => String },
    },
    CannedRepliesDto: {
      items: { required: true, type: () => [dto52.CannedReplyDto], description: "By title." },
    },
    CannedReplyAnswerDto: {
      canned_reply: { required: true, type: () => dto52.CannedReplyDto },
    },
  }],
  [dto53, {
    FirstMessageInputDto: {
      subject_id: { required: true, type: () => Number, description: "Of the reservation, or of the received inquiry." },
    },
    GuestConversationCall: {
      token: { required: true, type: () => String },
    },
    GuestFirstMessageInputDto: {
      subject_id: { required: true, type: () => Number, description: "Of the reservation, or of the recipient of the inquiry." },
    },
    ConversationHandledCall: {
      handled: { required: true, type: () => Boolean },
    },
    MessageFileDto: {
      name: { required: true, type: () => String },
      mime: { required: true, type: () => String },
    },
    MessageDto: {
      id: { required: true, type: () => Number, description: "0 of the text of the inquiry, which is shown as the first message." },
      body: { required: true, type: () => String, description: "Of an automatic reply its text." },
      files: { required: true, type: () => [dto53.MessageFileDto], description: "Of a mail; they are not kept." },
      author_name: { required: true, type: () => String, nullable: true, description: "Null of an erased member of the team." },
    },
    ConversationSubjectDto: {
      id: { required: true, type: () => Number, description: "Of the reservation, or of the received inquiry." },
      title: { required: true, type: () => String, nullable: true },
      space_name: { required: true, type: () => String },
    },
    ConversationDto: {
      id: { required: true, type: () => Number },
      subject: { required: true, type: () => dto53.ConversationSubjectDto, description: "What it is about now: the reservation, before it the inquiry." },
      guest_name: { required: true, type: () => String },
      unread: { required: true, type: () => Boolean, description: "Whether the caller has not seen a message." },
    },
    LastMessageDto: {
      body: { required: true, type: () => String, description: "At most 300 characters." },
    },
    ListedConversationDto: {
      last_message: { required: true, type: () => dto53.LastMessageDto },
    },
    ConversationsPageDto: {
      items: { required: true, type: () => [dto53.ListedConversationDto], description: "Waiting ones first, then the latest." },
    },
    ConversationAnswerDto: {
      conversation: { required: true, type: () => dto53.ConversationDto },
      messages: { required: true, type: () => [dto53.MessageDto], description: "In the order of writing; the newest 50, or those before the asked one." },
      has_more: { required: true, type: () => Boolean },
    },
    MessageAnswerDto: {
      conversation_id: { required: true, type: () => Number },
      message: { required: true, type: () => dto53.MessageDto },
    },
    GuestConversationAnswerDto: {
      messages: { required: true, type: () => [dto53.MessageDto], description: "In the order of writing; the newest 50, or those before the asked one." },
      has_more: { required: true, type: () => Boolean },
      can_write: { required: true, type: () => Boolean },
    },
  }],
  [dto55, {
    DealInstalmentDto: {
      id: { required: true, type: () => Number },
      label: { required: true, type: () => String, description: "Czech." },
      amount: { required: true, type: () => Number, description: "CZK." },
      paid: { required: true, type: () => Number, description: "CZK." },
      gate: { required: true, type: () => Boolean, description: "Whether the reservations are confirmed only when it is paid." },
      vs: { required: true, type: () => String, description: "Variable symbol." },
    },
    DealMoneyDto: {
      due: { required: true, type: () => Number, description: "CZK, price and fees without the deposit." },
      paid: { required: true, type: () => Number },
      overdue: { required: true, type: () => Number },
      deposit_paid: { required: true, type: () => Number },
    },
    DealReservationDto: {
      id: { required: true, type: () => Number },
      space: { required: true, type: () => dto54.ReservationSpaceDto },
      price: { required: true, type: () => Number, description: "CZK." },
    },
    DealOfferRoomDto: {
      space_id: { required: true, type: () => Number },
      number_of_guests: { required: true, type: () => Number },
      price: { required: true, type: () => Number, description: "CZK." },
    },
    DealOfferDto: {
      no: { required: true, type: () => Number },
      rooms: { required: true, type: () => [dto55.DealOfferRoomDto] },
      total: { required: true, type: () => Number, description: "CZK." },
      deposit: { required: true, type: () => Number },
      message: { required: true, type: () => String },
      note: { required: true, type: () => String },
      holds: { required: true, type: () => Boolean, description: "Whether the time is held until then." },
    },
    DealTermsDto: {
      sentences: { required: true, type: () => [String], description: "Czech sentences of the cancellation ladder." },
      fee_now: { required: true, type: () => Number, nullable: true, description: "CZK that the guest's cancellation costs now; null where nothing can be cancelled." },
    },
    DealTenantDto: {
      name: { required: true, type: () => String },
      address: { required: true, type: () => String },
      ico: { required: true, type: () => String, nullable: true },
      dic: { required: true, type: () => String, nullable: true },
      represented_by: { required: true, type: () => String, nullable: true },
      email: { required: true, type: () => String },
      order_number: { required: true, type: () => String, nullable: true },
    },
    DealBaseDto: {
      id: { required: true, type: () => Number },
      number: { required: true, type: () => String },
      title: { required: true, type: () => String },
      reservations: { required: true, type: () => [dto55.DealReservationDto] },
      gates: { required: true, type: () => [dto55.DealGateDto] },
      instalments: { required: true, type: () => [dto55.DealInstalmentDto], description: "Without those that came to nothing." },
      money: { required: true, type: () => dto55.DealMoneyDto },
      cancellation: { required: true, type: () => dto55.DealTermsDto },
      account: { required: true, type: () => String, nullable: true, description: "Account to which the guest pays; null where the owner has not entered it." },
    },
    PlannedInstalmentDto: {
      label: { required: true, type: () => String, description: "Czech." },
      amount: { required: true, type: () => Number, description: "CZK." },
      gate: { required: true, type: () => Boolean, description: "Whether the reservations are confirmed only when it is paid." },
    },
    GuestDealDto: {
      offer_spaces: { required: true, type: () => [dto54.ReservationSpaceDto], description: "Spaces of the offer." },
      planned_instalments: { required: true, type: () => [dto55.PlannedInstalmentDto], description: "Of an offer that may be accepted." },
    },
    CancellationPreviewLineDto: {
      reservation_id: { required: true, type: () => Number },
      days: { required: true, type: () => Number, description: "Days before the start." },
      text: { required: true, type: () => String, description: "Czech." },
      fee: { required: true, type: () => Number, description: "CZK." },
    },
    CancellationNextChangeDto: {
      fee: { required: true, type: () => Number, description: "CZK." },
    },
    CancellationPreviewDto: {
      lines: { required: true, type: () => [dto55.CancellationPreviewLineDto] },
      fee: { required: true, type: () => Number, description: "CZK." },
      paid: { required: true, type: () => Number },
      refund: { required: true, type: () => Number },
      owed: { required: true, type: () => Number },
      deposit_back: { required: true, type: () => Number },
      needs_code: { required: true, type: () => Boolean, description: "Whether the guest has to prove the mailbox by a code." },
      preview_hash: { required: true, type: () => String },
    },
    CancellationPreviewAnswerDto: {
      preview: { required: true, type: () => dto55.CancellationPreviewDto },
    },
    ReservationDealDto: {
      id: { required: true, type: () => Number },
      number: { required: true, type: () => String },
    },
  }],
  [dto56, {
    DealCodeAnswerDto: {
      sent_to: { required: true, type: () => String, description: "Address with most of it hidden." },
    },
    GuestDealAnswerDto: {
      deal: { required: true, type: () => dto55.GuestDealDto },
    },
  }],
  [dto57, {
    DealWaiverDto: {
      reason: { required: true, type: () => String },
    },
    DealDto: {
      offers: { required: true, type: () => [dto55.DealOfferDto], description: "All versions." },
      waivers: { required: true, type: () => [dto57.DealWaiverDto] },
      closed_reason: { required: true, type: () => String, nullable: true },
    },
    DealAnswerDto: {
      deal: { required: true, type: () => dto57.DealDto },
    },
  }],
  [dto59, {
    DealRoomInput: {
      space_id: { required: true, type: () => Number },
    },
    DealCheckDto: {
      total: { required: true, type: () => Number, description: "CZK." },
      instalments: { required: true, type: () => [dto55.PlannedInstalmentDto] },
      conflicts: { required: true, type: () => [dto58.SlotConflictDto] },
      sentences: { required: true, type: () => [String], description: "Czech sentences of the cancellation ladder." },
    },
  }],
  [dto60, {
    PlannedInstalmentDto: {
      amount: { required: true, type: () => Number, description: "CZK." },
      gate: { required: true, type: () => Boolean },
    },
    TriedCancellationDto: {
      days: { required: true, type: () => [Number], description: "Days before the start of each cancelled reservation." },
      fee: { required: true, type: () => Number, description: "CZK." },
      refund: { required: true, type: () => Number, description: "CZK." },
      owed: { required: true, type: () => Number, description: "CZK." },
      deposit_back: { required: true, type: () => Number, description: "CZK." },
    },
    RentalTermsCaseResultDto: {
      label: { required: true, type: () => String, nullable: true },
      instalments: { required: true, type: () => [dto60.PlannedInstalmentDto] },
    },
    RentalTermsTrialAnswerDto: {
      results: { required: true, type: () => [dto60.RentalTermsCaseResultDto] },
    },
    ContractTemplateTrialAnswerDto: {
      text: { required: true, type: () => String },
      missing: { required: true, type: () => [String], description: "Fields without a value." },
      unknown: { required: true, type: () => [String], description: "Fields that do not exist, or a block within a line." },
    },
  }],
  [dto61, {
    CancellationStepDto: {
      days: { required: true, type: () => Number },
      percent: { required: true, type: () => Number },
      amount: { required: true, type: () => Number, description: "CZK." },
    },
    CancellationGraceDto: {
      hours: { required: true, type: () => Number },
      min_hours_before: { required: true, type: () => Number },
    },
    CancellationPolicyDto: {
      steps: { required: true, type: () => [dto61.CancellationStepDto] },
    },
    InstalmentDueDto: {
      after_acceptance_days: { required: true, type: () => Number, nullable: true },
      before_start_days: { required: true, type: () => Number, nullable: true },
    },
    InstalmentRuleDto: {
      percent: { required: true, type: () => Number, nullable: true },
      amount: { required: true, type: () => Number, nullable: true, description: "CZK." },
      due: { required: true, type: () => dto61.InstalmentDueDto },
      gate: { required: true, type: () => Boolean },
    },
    RentalTermsDefinitionDto: {
      template_id: { required: true, type: () => Number, nullable: true },
      countersign: { required: true, type: () => Boolean },
      consumer: { required: true, type: () => dto61.ConsumerTermsDto },
      hold_days: { required: true, type: () => Number },
      payment_grace_days: { required: true, type: () => Number },
      instalments: { required: true, type: () => [dto61.InstalmentRuleDto] },
      cancellation: { required: true, type: () => dto61.CancellationPolicyDto },
      account: { required: true, type: () => String, nullable: true },
    },
    RentalTermsRowDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      version: { required: true, type: () => Number },
      is_default: { required: true, type: () => Boolean },
      sentences: { required: true, type: () => [String], description: "Czech: what a cancellation costs." },
    },
    RentalTermsDto: {
      definition: { required: true, type: () => dto61.RentalTermsDefinitionDto },
      copied_from_id: { required: true, type: () => Number, nullable: true },
    },
    RentalTermsAnswerDto: {
      rental_terms: { required: true, type: () => dto61.RentalTermsDto },
    },
    RentalTermsConflictDto: {
      rental_terms_id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      space_id: { required: true, type: () => Number, nullable: true, description: "Null: both are the default." },
    },
    PublishedRentalTermsAnswerDto: {
      replaced: { required: true, type: () => [dto61.RentalTermsConflictDto] },
    },
    RentalTermsPageDto: {
      items: { required: true, type: () => [dto61.RentalTermsRowDto] },
    },
  }],
  [dto62, {
    Place: {
      detail: { required: true, type: () => String, description: "Names of its ancestors." },
      lat: { required: true, type: () => Number },
      lng: { required: true, type: () => Number },
      kind: { required: true, type: () => String, description: "country, region, town, city_part, street, address or poi." },
      region: { required: true, type: () => String, nullable: true, description: "Slug of the region." },
    },
    PlacesAnswer: {
      items: { required: true, type: () => [dto62.Place] },
    },
  }],
  [dto63, {
    AdminLocationParentDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      slug: { required: true, type: () => String },
    },
    AdminLocationDto: {
      id: { required: true, type: () => Number },
      slug: { required: true, type: () => String },
      name: { required: true, type: () => String },
      locative: { required: true, type: () => String, nullable: true, description: "Locative case with its preposition." },
      parent_id: { required: true, type: () => Number, nullable: true },
      path: { required: true, type: () => [dto63.AdminLocationParentDto], description: "Ancestors, largest first." },
      lat: { required: true, type: () => Number },
      lng: { required: true, type: () => Number },
      population: { required: true, type: () => Number, nullable: true },
      parts: { required: true, type: () => Number, description: "Number of direct children." },
      buildings: { required: true, type: () => Number, description: "In it and in all its descendants, as the following counts." },
      spaces: { required: true, type: () => Number },
      inquiries: { required: true, type: () => Number },
      seo_urls: { required: true, type: () => Number },
      version: { required: true, type: () => Number },
    },
    AdminLocationCountsDto: {
      missing_locative: { required: true, type: () => Number, description: "Matching locations without a locative." },
    },
    AdminLocationsAnswerDto: {
      items: { required: true, type: () => [dto63.AdminLocationDto] },
      counts: { required: true, type: () => dto63.AdminLocationCountsDto },
    },
    AdminLocationInput: {
      parent_id: { required: false, type: () => Number, nullable: true, description: "Id of the parent; null for the country only." },
      population: { required: false, type: () => Number, nullable: true },
    },
    AdminLocationChange: {
      version: { required: true, type: () => Number },
    },
  }],
  [dto65, {
    ArrivalContactDto: {
      name: { required: true, type: () => String },
      phone: { required: true, type: () => String, nullable: true },
    },
    StaffEventDto: {
      reservation_id: { required: true, type: () => Number },
      space: { required: true, type: () => dto64.TodaySpaceDto, description: "With its building when there are several." },
      title: { required: true, type: () => String, description: "Empty: none." },
      number_of_guests: { required: true, type: () => Number },
      layout: { required: true, type: () => String, nullable: true, description: "Czech; null when none was chosen." },
      staff_note: { required: true, type: () => String, description: "Note for the staff." },
      contact: { required: true, type: () => dto65.ArrivalContactDto, nullable: true, description: "Null before the reservation is confirmed." },
      sequence: { required: true, type: () => Number, description: "Send it with the mark." },
    },
    StaffBlockDto: {
      id: { required: true, type: () => Number },
      space: { required: true, type: () => dto64.TodaySpaceDto },
      reason: { required: true, type: () => String, description: "Empty: none." },
    },
    StaffDayDto: {
      events: { required: true, type: () => [dto65.StaffEventDto], description: "What takes place on the day and the next one, by start; each space of an event by itself." },
      blocks: { required: true, type: () => [dto65.StaffBlockDto] },
    },
  }],
  [dto64, {
    TaskCountsDto: {
      request: { required: true, type: () => Number },
      option: { required: true, type: () => Number, description: "Slots held by the owner." },
      proposal: { required: true, type: () => Number, description: "Changes proposed by guests." },
      message: { required: true, type: () => Number },
      demand: { required: true, type: () => Number },
      waitlist: { required: true, type: () => Number },
    },
    TodaySpaceDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
    },
    TodayTaskDto: {
      id: { required: true, type: () => Number, description: "Of the reservation, or of the received inquiry." },
      conversation_id: { required: true, type: () => Number, nullable: true, description: "The conversation that waits; null of other things, also of an inquiry without an answer." },
      title: { required: true, type: () => String, description: "The event, or the guest." },
      person: { required: true, type: () => String },
      email: { required: true, type: () => String },
      phone: { required: true, type: () => String, nullable: true },
      space: { required: true, type: () => dto64.TodaySpaceDto },
      value: { required: true, type: () => Number, nullable: true, description: "CZK." },
      is_value_estimated: { required: true, type: () => Boolean, description: "The value is the median of the confirmed reservations." },
      score: { required: true, type: () => Number, description: "Value \u00D7 (1 + days of waiting)." },
      number_of_guests: { required: true, type: () => Number, nullable: true },
      proposal_id: { required: true, type: () => Number, nullable: true },
      series_id: { required: true, type: () => Number, nullable: true, description: "Series of a repeated booking, which is one item; its answer is that of the series." },
    },
    TodayArrivalDto: {
      reservation_id: { required: true, type: () => Number },
      title: { required: true, type: () => String, description: "The event, or the guest." },
      space: { required: true, type: () => dto64.TodaySpaceDto },
      number_of_guests: { required: true, type: () => Number },
      staff_note: { required: true, type: () => String, description: "Note for the staff." },
      is_of_series: { required: true, type: () => Boolean, description: "One of a series." },
      spaces: { required: true, type: () => Number, description: "Spaces of the event." },
      handled_spaces: { required: true, type: () => Number, description: "Those in which the staff has marked its work as done." },
    },
    TodayArrivalsDto: {
      today: { required: true, type: () => [dto64.TodayArrivalDto] },
      tomorrow: { required: true, type: () => [dto64.TodayArrivalDto] },
    },
    TodayGapDto: {
      space: { required: true, type: () => dto64.TodaySpaceDto },
      space_url: { required: true, type: () => String, description: "Path of the space after `/prostor/`." },
      price: { required: true, type: () => Number, nullable: true, description: "CZK for the whole gap; null by agreement." },
    },
    OwnerTodayDto: {
      counts: { required: true, type: () => dto64.TaskCountsDto },
      waiting: { required: true, type: () => [dto64.TodayTaskDto], description: "By urgency; at most 200." },
      arrivals: { required: true, type: () => dto64.TodayArrivalsDto },
      gaps: { required: true, type: () => [dto64.TodayGapDto], description: "Free stretches of at least 3 hours beside bookings in the next 14 days; at most 10." },
      setup: { required: true, type: () => [dto64.TodaySetupStepDto] },
    },
    OwnerBadgesDto: {
      today: { required: true, type: () => Number, description: "All waiting items but options." },
      reservations: { required: true, type: () => Number, description: "Requests, proposals and the waiting list." },
      inquiries: { required: true, type: () => Number, description: "Messages and demands." },
      waiting_list: { required: true, type: () => Number, description: "People on waiting lists, who need no answer; not in `today`." },
    },
  }],
  [dto66, {
    OwnerLinkCall: {
      token: { required: true, type: () => String, description: "Token of the link." },
    },
    LinkedOptionDto: {
      id: { required: true, type: () => Number },
      place: { required: true, type: () => String },
      customer_name: { required: true, type: () => String },
      number_of_guests: { required: true, type: () => Number },
      price_label: { required: true, type: () => String, description: "Czech." },
    },
    LinkedOptionAnswerDto: {
      option: { required: true, type: () => dto66.LinkedOptionDto },
    },
    DayPlanAnswerDto: {
      is_on: { required: true, type: () => Boolean, description: "Whether the mail about tomorrow is sent." },
    },
  }],
  [dto67, {
    ReservationsAnswerDto: {
      reservations: { required: true, type: () => [dto54.CalendarReservationDto] },
    },
    OwnerCalendarSpaceDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String, description: "With the name of its building." },
      url: { required: true, type: () => String },
      space_name: { required: true, type: () => String, description: "Without the name of its building." },
      building_name: { required: true, type: () => String },
      capacity: { required: true, type: () => Number, nullable: true, description: "The largest of the space and its layouts." },
      has_hours: { required: true, type: () => Boolean, description: "Whether it has opening hours in any period; without them any hours are offered." },
    },
    OwnerCalendarReservationDto: {
      title: { required: true, type: () => String, nullable: true, description: "Name of the event." },
      is_option: { required: true, type: () => Boolean, description: "A slot that the owner holds for a guest until it is confirmed." },
      is_internal: { required: true, type: () => Boolean, description: "An entry of the owner without an address of a guest." },
      space_id: { required: true, type: () => Number },
      number_of_guests: { required: true, type: () => Number },
      sequence: { required: true, type: () => Number },
    },
    OwnerCalendarProposalDto: {
      id: { required: true, type: () => Number },
      reservation_id: { required: true, type: () => Number },
      space_id: { required: true, type: () => Number },
      customer_name: { required: true, type: () => String },
      title: { required: true, type: () => String, nullable: true },
    },
    OwnerCalendarAnswerDto: {
      spaces: { required: true, type: () => [dto67.OwnerCalendarSpaceDto] },
      reservations: { required: true, type: () => [dto67.OwnerCalendarReservationDto], description: "Without cancelled ones." },
      proposals: { required: true, type: () => [dto67.OwnerCalendarProposalDto], description: "Slots held by open proposals, other than the agreed ones." },
      blocked_slots: { required: true, type: () => [dto54.OwnerCalendarBlockDto] },
      availabilities: { required: true, type: () => [dto54.OwnerCalendarWindowDto] },
    },
  }],
  [dto68, {
    ProgramEventDto: {
      id: { required: true, type: () => Number, nullable: true },
      space_id: { required: true, type: () => Number },
      space_name: { required: true, type: () => String, description: "With its building when there are several." },
      title: { required: true, type: () => String, description: "At the door only a title marked as public, otherwise that the event is private." },
      customer_name: { required: true, type: () => String, nullable: true },
      customer_phone: { required: true, type: () => String, nullable: true },
      number_of_guests: { required: true, type: () => Number, nullable: true },
      notes: { required: true, type: () => String, nullable: true, description: "Note of the guest." },
      staff_note: { required: true, type: () => String, nullable: true },
      title_public: { required: true, type: () => Boolean, nullable: true, description: "Whether the public program names it." },
      series_id: { required: true, type: () => Number, nullable: true },
    },
    ProgramAnswerDto: {
      events: { required: true, type: () => [dto68.ProgramEventDto], description: "By start; at the door only confirmed ones." },
    },
  }],
  [dto69, {
    ReservationCountsDto: {
      pending: { required: true, type: () => Number },
      confirmed: { required: true, type: () => Number },
      cancelled: { required: true, type: () => Number },
    },
    ReservationsPageDto: {
      items: { required: true, type: () => [dto54.ReservationDto] },
      counts: { required: true, type: () => dto69.ReservationCountsDto, description: "Counts under the other filters." },
      sum: { required: true, type: () => Number, nullable: true, description: "CZK, the prices of all reservations found; null without the right to see prices." },
    },
  }],
  [dto71, {
    OwnProfileDto: {
      profile: { required: true, type: () => dto70.OwnerProfileDto, nullable: true, description: "As visitors see it; null while the owner is suspended." },
      person_name: { required: true, type: () => String, description: "Empty without one." },
      person_name_public: { required: true, type: () => Boolean },
      company_name: { required: true, type: () => String, nullable: true, description: "Null for an owner whose only name is that of the person; then it cannot be hidden." },
    },
    OwnProfileInput: {
      person_name_public: { required: true, type: () => Boolean },
    },
  }],
  [dto72, {
    FreeRoomDto: {
      space: { required: true, type: () => dto54.ReservationSpaceDto },
      capacity: { required: true, type: () => Number, nullable: true, description: "The largest of the space and its layouts." },
      price: { required: true, type: () => Number, nullable: true, description: "CZK; null by agreement." },
      complete: { required: true, type: () => Boolean, description: "Whether the price depends on nothing else." },
      outside_hours: { required: true, type: () => Boolean, description: "Whether a part of the time is outside the opening hours." },
    },
    RoomConflictDto: {
      title: { required: true, type: () => String, description: "Guest or reason; empty for a space on the same floor." },
      reservation_id: { required: true, type: () => Number, nullable: true },
    },
    TakenRoomDto: {
      space: { required: true, type: () => dto54.ReservationSpaceDto },
      conflict: { required: true, type: () => dto72.RoomConflictDto },
    },
    NearRoomDto: {
      space: { required: true, type: () => dto54.ReservationSpaceDto },
      capacity: { required: true, type: () => Number, nullable: true },
    },
    FreeRoomsAnswerDto: {
      free: { required: true, type: () => [dto72.FreeRoomDto], description: "Smallest first." },
      taken: { required: true, type: () => [dto72.TakenRoomDto] },
      near: { required: true, type: () => [dto72.NearRoomDto], description: "Slots of the same length in taken spaces on the same day, nearest first; at most three." },
      smaller: { required: true, type: () => Number, description: "Number of spaces that are too small." },
    },
  }],
  [dto73, {
    StatisticsFunnelDto: {
      views: { required: true, type: () => Number, description: "Daily unique views of the spaces." },
      inquiries: { required: true, type: () => Number, description: "Messages and demands received by the spaces." },
      requests: { required: true, type: () => Number, description: "Requests and bookings of guests." },
      confirmed: { required: true, type: () => Number, description: "Of the requests." },
      waiting: { required: true, type: () => Number, description: "Requests and inquiries that are still open." },
    },
    SpaceStatisticsDto: {
      space_id: { required: true, type: () => Number },
      name: { required: true, type: () => String, description: "With its building when there are several." },
      confirmed: { required: true, type: () => Number },
      revenue: { required: true, type: () => Number, description: "CZK." },
      booked_hours: { required: true, type: () => Number, description: "Without buffers." },
      offered_hours: { required: true, type: () => Number },
    },
    MonthSpaceStatisticsDto: {
      space_id: { required: true, type: () => Number },
      revenue: { required: true, type: () => Number, description: "CZK." },
    },
    MonthStatisticsDto: {
      month: { required: true, type: () => String, description: "YYYY-MM." },
      confirmed: { required: true, type: () => Number },
      revenue: { required: true, type: () => Number, description: "CZK." },
      spaces: { required: true, type: () => [dto73.MonthSpaceStatisticsDto], description: "Spaces with a revenue." },
    },
    SourceStatisticsDto: {
      confirmed: { required: true, type: () => Number },
      revenue: { required: true, type: () => Number, description: "CZK." },
    },
    LostReasonCountDto: {
      count: { required: true, type: () => Number },
    },
    ResponseStatisticsDto: {
      median_minutes: { required: true, type: () => Number, nullable: true, description: "Null without an answer." },
      within_24h: { required: true, type: () => Number, description: "Answered within 24 hours." },
      count: { required: true, type: () => Number, description: "Answered." },
    },
    WeekHourStatisticsDto: {
      weekday: { required: true, type: () => Number, description: "1 = Monday \u2026 7 = Sunday." },
      hour: { required: true, type: () => Number, description: "0\u201323, Europe/Prague." },
      booked_hours: { required: true, type: () => Number },
      offered_hours: { required: true, type: () => Number },
    },
    OwnerStatisticsDto: {
      funnel: { required: true, type: () => dto73.StatisticsFunnelDto },
      spaces: { required: true, type: () => [dto73.SpaceStatisticsDto] },
      months: { required: true, type: () => [dto73.MonthStatisticsDto], description: "All months of the period." },
      sources: { required: true, type: () => [dto73.SourceStatisticsDto] },
      lost_reasons: { required: true, type: () => [dto73.LostReasonCountDto], description: "Most frequent first." },
      response: { required: true, type: () => dto73.ResponseStatisticsDto },
      hours: { required: true, type: () => [dto73.WeekHourStatisticsDto], description: "All hours of the week, from Monday 0:00." },
    },
  }],
  [dto74, {
    TaskSummaryDto: {
      value: { required: true, type: () => Number, description: "CZK: prices of reservations, proposed prices, budgets of demands, unpaid amounts of orders." },
    },
    TaskListDto: {
      items: { required: true, type: () => [dto74.TaskSummaryDto], description: "Kinds with waiting items only." },
    },
  }],
  [dto75, {
    AdminInquiryRowDto: {
      id: { required: true, type: () => Number },
      state_label: { required: true, type: () => String },
      fullname: { required: true, type: () => String },
      email: { required: true, type: () => String },
      phone: { required: true, type: () => String, nullable: true },
      purpose: { required: true, type: () => String, nullable: true },
      location: { required: true, type: () => String, nullable: true },
      number_of_guests: { required: true, type: () => Number, nullable: true },
      recipients: { required: true, type: () => Number, description: "Number of recipients." },
      offers: { required: true, type: () => Number },
    },
    AdminInquiryCountsDto: {
      open: { required: true, type: () => Number },
      closed: { required: true, type: () => Number },
      unanswered: { required: true, type: () => Number, description: "Open demands without an offer and messages not marked as answered, for more than a day." },
    },
    AdminInquiriesPageDto: {
      items: { required: true, type: () => [dto75.AdminInquiryRowDto] },
      counts: { required: true, type: () => dto75.AdminInquiryCountsDto, description: "By state under the other filters." },
    },
    AdminInquiryRecipientDto: {
      id: { required: true, type: () => Number },
      state_label: { required: true, type: () => String },
      offer: { required: true, type: () => dto76.InquiryOfferDto, nullable: true },
      decline_reason: { required: true, type: () => String, nullable: true },
    },
    AdminInquiryDto: {
      id: { required: true, type: () => Number },
      state_label: { required: true, type: () => String },
      closed_note: { required: true, type: () => String, nullable: true },
      fullname: { required: true, type: () => String },
      email: { required: true, type: () => String },
      phone: { required: true, type: () => String, nullable: true },
      purpose_id: { required: true, type: () => Number, nullable: true },
      purpose_text: { required: true, type: () => String, nullable: true },
      location_id: { required: true, type: () => Number, nullable: true },
      attribute_ids: { required: true, type: () => [Number] },
      recipients: { required: true, type: () => [dto75.AdminInquiryRecipientDto] },
      version: { required: true, type: () => Number },
    },
    AdminInquiryAnswerDto: {
      inquiry: { required: true, type: () => dto75.AdminInquiryDto },
    },
    AdminInquiryInputDto: {
      version: { required: true, type: () => Number, description: "Version as read; 409 if it has changed since." },
    },
  }],
  [dto77, {
    SenderInquiryCall: {
      token: { required: true, type: () => String },
    },
    ChooseOfferCall: {
      recipient_id: { required: true, type: () => Number },
    },
    InquiryContactDto: {
      phone: { required: true, type: () => String, nullable: true },
      email: { required: true, type: () => String, nullable: true },
    },
    GuestOfferReservationDto: {
      url: { required: true, type: () => String, nullable: true, description: "Path of the guest\u2019s page." },
    },
    SenderInquiryRecipientDto: {
      id: { required: true, type: () => Number },
      state_label: { required: true, type: () => String, description: "The Czech name both sides see." },
      offer: { required: true, type: () => dto76.InquiryOfferDto, nullable: true },
      capacity: { required: true, type: () => Number, nullable: true, description: "People whom the offered space holds, in the layout of the offer or of the demand; null if unknown." },
      decline_reason: { required: true, type: () => String, nullable: true },
      contact: { required: true, type: () => dto77.InquiryContactDto, nullable: true, description: "Contact of the owner, after an offer." },
      reservation: { required: true, type: () => dto77.GuestOfferReservationDto, nullable: true, description: "Created from the chosen offer." },
      reservation_message: { required: true, type: () => String, nullable: true, description: "Czech: why the chosen offer has no reservation." },
      conversation_id: { required: true, type: () => Number, nullable: true, description: "Null until one side has written a message." },
      can_write: { required: true, type: () => Boolean, description: "Whether the sender may write to the owner." },
    },
    SenderInquiryDto: {
      id: { required: true, type: () => Number },
      state_label: { required: true, type: () => String },
      fullname: { required: true, type: () => String },
      match_summary: { required: true, type: () => dto76.MatchSummaryDto, nullable: true, description: "When the demand was sent." },
      recipients: { required: true, type: () => [dto77.SenderInquiryRecipientDto] },
    },
    SenderInquiryAnswerDto: {
      inquiry: { required: true, type: () => dto77.SenderInquiryDto },
    },
  }],
  [dto78, {
    ContactInputDto: {
      space_id: { required: true, type: () => Number },
    },
    DemandNeedsDto: {
      purpose_id: { required: true, type: () => Number, nullable: true },
      location_id: { required: true, type: () => Number, nullable: true, description: "Includes its sublocations." },
      attributes: { required: true, type: () => [Number], description: "Ids of attributes, all required." },
    },
    DemandInputDto: {
      terms_accepted: { required: true, type: () => Boolean, description: "Consent to the terms in force." },
    },
    DemandSentDto: {
      id: { required: true, type: () => Number },
      url: { required: true, type: () => String, description: "Local path of the sender\u2019s page." },
    },
  }],
  [dto76, {
    DemandDetailsDto: {
      purpose: { required: true, type: () => String, nullable: true, description: "Name of the purpose, or the sender\u2019s words." },
      location: { required: true, type: () => String, nullable: true },
      flexible: { required: true, type: () => Boolean, description: "One day of the range suits; otherwise all at once." },
      weekdays: { required: true, type: () => [Number], description: "Only these days of the range; 1 is Monday." },
      number_of_guests: { required: true, type: () => Number, nullable: true },
      layout: { required: true, type: () => String, nullable: true, description: "Czech name." },
      tariff: { required: true, type: () => String, nullable: true, description: "Czech name of who rents." },
      budget: { required: true, type: () => Number, nullable: true, description: "CZK." },
      attributes: { required: true, type: () => [String], description: "Names of attributes a space must have." },
      text: { required: true, type: () => String },
    },
    MismatchDto: {
      count: { required: true, type: () => Number },
      lowest_total: { required: true, type: () => Number, nullable: true, description: "CZK; the lowest total over the budget." },
    },
    MatchSummaryDto: {
      total: { required: true, type: () => Number, description: "Number of published spaces that match and are free." },
      by_agreement: { required: true, type: () => Number, description: "Those of them without a total, where a budget is compared." },
      mismatches: { required: true, type: () => [dto76.MismatchDto], description: "Why other spaces for the purpose at the location do not match; each counts under the first of attributes, size, time and budget that it misses." },
    },
    OfferReservationDto: {
      id: { required: true, type: () => Number },
      awaits_proof: { required: true, type: () => Boolean, description: "Awaits confirmation of the sender\u2019s e-mail address." },
    },
    OfferRowDto: {
      label: { required: true, type: () => String },
      amount: { required: true, type: () => Number, description: "CZK with VAT; negative of a discount, 0 of what is included." },
      vat_rate: { required: true, type: () => Number, nullable: true, description: "Percent; null without VAT." },
    },
    InquiryOfferDto: {
      price: { required: true, type: () => Number, nullable: true, description: "Total price in CZK; null: by agreement." },
      text: { required: true, type: () => String },
      rows: { required: true, type: () => [dto76.OfferRowDto], description: "They add up to the price; empty of a total without items." },
      deposit: { required: true, type: () => Number, nullable: true, description: "CZK, refundable, besides the price." },
    },
  }],
  [dto79, {
    ModerationAnswerDto: {
      done: { required: true, type: () => [Number], description: "Ids of changed inquiries; others did not fit the decision." },
    },
  }],
  [dto80, {
    SenderBlockDto: {
      id: { required: true, type: () => Number },
      value: { required: true, type: () => String, nullable: true, description: "Null for a network, and when erased." },
      reason: { required: true, type: () => String },
      created_by: { required: true, type: () => String, nullable: true, description: "Name of the operator." },
      hits: { required: true, type: () => Number, description: "Number of held messages." },
    },
    SenderBlocksPageDto: {
      items: { required: true, type: () => [dto80.SenderBlockDto] },
    },
  }],
  [dto81, {
    HandledCall: {
      handled: { required: true, type: () => Boolean },
    },
    SenderContactDto: {
      email: { required: true, type: () => String },
      phone: { required: true, type: () => String, nullable: true },
    },
    OwnerInquiryDto: {
      id: { required: true, type: () => Number, description: "Id of the recipient." },
      inquiry_id: { required: true, type: () => Number },
      state_label: { required: true, type: () => String, description: "The Czech name both sides see." },
      fullname: { required: true, type: () => String },
      contact: { required: true, type: () => dto81.SenderContactDto, nullable: true, description: "Contact of the sender: always for messages, after an offer for demands." },
      is_free: { required: true, type: () => Boolean, nullable: true, description: "Whether the space is still free; null if unknown." },
      offer: { required: true, type: () => dto76.InquiryOfferDto, nullable: true },
      reservation: { required: true, type: () => dto76.OfferReservationDto, nullable: true, description: "Created from the chosen offer." },
      reservation_message: { required: true, type: () => String, nullable: true, description: "Czech: why the chosen offer has no reservation." },
      slot_hint: { required: true, type: () => String, nullable: true, description: "Czech: the exact hours are taken or outside the offered ones; in the detail only, not in lists." },
      decline_reason: { required: true, type: () => String, nullable: true },
      conversation_id: { required: true, type: () => Number, nullable: true, description: "Null until one side has written a message." },
      handled_by: { required: true, type: () => String, nullable: true, description: "Name of the user who marked it as answered." },
    },
    OwnerInquiryAnswerDto: {
      inquiry: { required: true, type: () => dto81.OwnerInquiryDto },
    },
    OwnerInquiryCountsDto: {
      waiting: { required: true, type: () => Number },
      answered: { required: true, type: () => Number },
      closed: { required: true, type: () => Number },
    },
    OwnerInquiriesPageDto: {
      items: { required: true, type: () => [dto81.OwnerInquiryDto] },
      counts: { required: true, type: () => dto81.OwnerInquiryCountsDto },
    },
  }],
  [dto82, {
    MailRefusalCall: {
      token: { required: true, type: () => String, description: "Token of the link." },
    },
    MailRefusalDto: {
      is_refused: { required: true, type: () => Boolean, description: "Whether the person gets no more mails caused by the owner." },
    },
  }],
  [dto83, {
    AdminMailSubjectDto: {
      id: { required: true, type: () => Number },
    },
    AdminMailRowDto: {
      id: { required: true, type: () => Number },
      address: { required: true, type: () => String, nullable: true, description: "Null after anonymization." },
      subject: { required: true, type: () => dto83.AdminMailSubjectDto, nullable: true, description: "Record that the mail is about." },
      failure: { required: true, type: () => String, nullable: true, description: "Reason of the failure." },
    },
    AdminMailDetailDto: {
      user_id: { required: true, type: () => Number, nullable: true, description: "Id of the user with this address." },
    },
    AdminMailCountsDto: {
      waiting: { required: true, type: () => Number },
      sent: { required: true, type: () => Number },
      failed: { required: true, type: () => Number },
      held: { required: true, type: () => Number, description: "Held by a limit or gathered with later ones; not in the log yet." },
    },
    AdminMailsAnswerDto: {
      items: { required: true, type: () => [dto83.AdminMailRowDto] },
      counts: { required: true, type: () => dto83.AdminMailCountsDto, description: "Counts under the other filters." },
    },
    MailTemplateRowDto: {
      title: { required: true, type: () => String, description: "Displayed name." },
      subject: { required: true, type: () => String, description: "Subject of the sample." },
    },
    MailTemplatesAnswerDto: {
      items: { required: true, type: () => [dto83.MailTemplateRowDto] },
    },
    MailTemplateDto: {
      html: { required: true, type: () => String, description: "A complete HTML document; display it in a sandbox." },
      text: { required: true, type: () => String },
    },
  }],
  [dto84, {
    PriceListSpaceInputDto: {
      space_id: { required: true, type: () => Number },
    },
  }],
  [dto85, {
    PriceListRuleInputDto: {
      when: { required: false, type: () => dto85.RuleConditionsInputDto, nullable: true },
    },
    RuleConditionsDto: {
      from: { required: true, type: () => String, nullable: true },
      to: { required: true, type: () => String, nullable: true },
      min_minutes: { required: true, type: () => Number, nullable: true },
      max_minutes: { required: true, type: () => Number, nullable: true },
      min_guests: { required: true, type: () => Number, nullable: true },
      max_guests: { required: true, type: () => Number, nullable: true },
      max_lead_days: { required: true, type: () => Number, nullable: true },
    },
    PriceListRuleDto: {
      code: { required: true, type: () => String },
      label: { required: true, type: () => String },
      group: { required: true, type: () => String, nullable: true },
      amount: { required: true, type: () => Number, nullable: true, description: "CZK." },
      percent: { required: true, type: () => Number, nullable: true },
      step_minutes: { required: true, type: () => Number },
      min_units: { required: true, type: () => Number },
      free_units: { required: true, type: () => Number },
      cap: { required: true, type: () => Number, nullable: true, description: "CZK." },
      split: { required: true, type: () => Boolean },
      refundable: { required: true, type: () => Boolean },
      up_to: { required: true, type: () => Boolean },
      minus_total: { required: true, type: () => Boolean },
      when: { required: true, type: () => dto85.RuleConditionsDto },
      text: { required: true, type: () => String, description: "The rule as a Czech sentence." },
    },
  }],
  [dto86, {
    TrialResultDto: {
      label: { required: true, type: () => String, nullable: true },
      quote: { required: true, type: () => dto86.TriedQuoteDto },
    },
    TrialAnswerDto: {
      results: { required: true, type: () => [dto86.TrialResultDto] },
    },
  }],
  [dto87, {
    PriceListSpaceDto: {
      space_id: { required: true, type: () => Number },
    },
    PriceListTariffDto: {
      code: { required: true, type: () => String },
      label: { required: true, type: () => String },
      is_default: { required: true, type: () => Boolean },
      needs_proof: { required: true, type: () => Boolean },
      municipality_code: { required: true, type: () => String, nullable: true },
    },
    PriceListOptionDto: {
      code: { required: true, type: () => String },
      label: { required: true, type: () => String },
      group: { required: true, type: () => String, nullable: true },
      is_default: { required: true, type: () => Boolean },
    },
    PriceListPeriodDto: {
      code: { required: true, type: () => String },
      label: { required: true, type: () => String },
      from: { required: false, type: () => String, description: "MM-DD of a yearly period, else YYYY-MM-DD." },
      to: { required: false, type: () => String, description: "Inclusive." },
    },
    PriceListGroupDto: {
      code: { required: true, type: () => String },
    },
    PriceListWarningDto: {
      rule: { required: true, type: () => String, nullable: true, description: "Code of the rule." },
      message: { required: true, type: () => String, description: "Czech." },
    },
    PriceListDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      version: { required: true, type: () => Number },
      includes_vat: { required: true, type: () => Boolean },
      vat_payer: { required: true, type: () => Boolean },
      day_start: { required: true, type: () => String },
      spaces: { required: true, type: () => [dto87.PriceListSpaceDto] },
      tariffs: { required: true, type: () => [dto87.PriceListTariffDto] },
      options: { required: true, type: () => [dto87.PriceListOptionDto] },
      periods: { required: true, type: () => [dto87.PriceListPeriodDto] },
      groups: { required: true, type: () => [dto87.PriceListGroupDto] },
      rules: { required: true, type: () => [dto85.PriceListRuleDto] },
      copied_from_id: { required: true, type: () => Number, nullable: true },
    },
    PriceListAnswerDto: {
      price_list: { required: true, type: () => dto87.PriceListDto },
      warnings: { required: true, type: () => [dto87.PriceListWarningDto], description: "They never stop the owner." },
    },
    ReplacedPriceScopeDto: {
      price_list_id: { required: true, type: () => Number },
      space_id: { required: true, type: () => Number },
    },
    PublishedPriceListAnswerDto: {
      price_list: { required: true, type: () => dto87.PriceListDto },
      replaced: { required: true, type: () => [dto87.ReplacedPriceScopeDto] },
    },
    ArchivedPriceListAnswerDto: {
      price_list: { required: true, type: () => dto87.PriceListDto },
    },
    PriceListConflictDto: {
      price_list_id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      space_id: { required: true, type: () => Number },
    },
    PriceListRowDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      version: { required: true, type: () => Number },
      spaces: { required: true, type: () => [dto87.PriceListSpaceDto] },
      nr_of_rules: { required: true, type: () => Number },
    },
    PriceListsPageDto: {
      items: { required: true, type: () => [dto87.PriceListRowDto] },
    },
  }],
  [dto88, {
    PublicPriceListDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      includes_vat: { required: true, type: () => Boolean },
      vat_payer: { required: true, type: () => Boolean },
      tariffs: { required: true, type: () => [dto88.PublicPriceListTariffDto] },
      options: { required: true, type: () => [dto87.PriceListOptionDto] },
      periods: { required: true, type: () => [dto87.PriceListPeriodDto] },
      rules: { required: true, type: () => [dto85.PriceListRuleDto] },
    },
    PublicPriceListAnswerDto: {
      price_list: { required: true, type: () => dto88.PublicPriceListDto, nullable: true },
      next: { required: true, type: () => dto88.NextPriceListDto, nullable: true },
    },
  }],
  [dto29, {
    QuoteInput: {
      space_id: { required: true, type: () => Number },
    },
    QuoteLineDto: {
      code: { required: true, type: () => String, description: "`window-1`, \u2026 for windows; `price-from` for time without a rate; code of a rule." },
      label: { required: true, type: () => String, description: "Czech." },
      unit: { required: true, type: () => String, nullable: true, description: "Null of a percentage or a fraction." },
      units: { required: true, type: () => Number },
      unit_price: { required: true, type: () => Number, description: "CZK for one unit." },
      amount: { required: true, type: () => Number, description: "CZK." },
      vat_rate: { required: true, type: () => Number, nullable: true },
      refundable: { required: true, type: () => Boolean },
    },
    QuoteReasonDto: {
      message: { required: true, type: () => String, description: "Czech message for the user." },
    },
    QuotePriceListDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      version: { required: true, type: () => Number },
    },
    QuoteVatDto: {
      rate: { required: true, type: () => Number },
      base: { required: true, type: () => Number },
      tax: { required: true, type: () => Number },
      total: { required: true, type: () => Number },
    },
    QuoteTariffDto: {
      code: { required: true, type: () => String },
      label: { required: true, type: () => String },
      needs_proof: { required: true, type: () => Boolean },
      reason: { required: true, type: () => String, nullable: true, description: "Czech; why the company has this tariff." },
    },
    QuoteDepositDto: {
      code: { required: true, type: () => String },
      label: { required: true, type: () => String },
      amount: { required: true, type: () => Number },
      up_to: { required: true, type: () => Boolean, description: "The deposit is at most this amount." },
    },
    QuoteMeteredDto: {
      code: { required: true, type: () => String },
      label: { required: true, type: () => String },
      unit: { required: true, type: () => String },
      unit_price: { required: true, type: () => Number, nullable: true, description: "CZK; null: by actual consumption." },
      text: { required: true, type: () => String, description: "Czech." },
    },
    QuoteDto: {
      space_id: { required: true, type: () => Number },
      hours: { required: true, type: () => Number, description: "Elapsed hours." },
      guests: { required: true, type: () => Number, nullable: true },
      price_list: { required: true, type: () => dto29.QuotePriceListDto, nullable: true, description: "Only when the basis is a price list." },
      lines: { required: true, type: () => [dto29.QuoteLineDto], description: "The amounts add up to the total." },
      total: { required: true, type: () => Number },
      total_without_vat: { required: true, type: () => Number, nullable: true },
      per_person: { required: true, type: () => Number, nullable: true, description: "Null if the number of guests is unknown." },
      vat: { required: true, type: () => [dto29.QuoteVatDto] },
      deposit: { required: true, type: () => Number },
      complete: { required: true, type: () => Boolean, description: "`false`: the total is an estimate, for the listed reasons." },
      reasons: { required: true, type: () => [dto29.QuoteReasonDto] },
      hash: { required: true, type: () => String, description: "Equal for equal requests and results." },
      token: { required: true, type: () => String, nullable: true, description: "Fixes the price for a booking; null for a stored quote." },
    },
    QuoteAnswerDto: {
      quote: { required: true, type: () => dto29.QuoteDto },
    },
    FormerQuoteDto: {
      total: { required: true, type: () => Number },
    },
  }],
  [dto89, {
    AdminReservationSpaceDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String, description: "Name of the space, or of a building offered as one space." },
      building: { required: true, type: () => String },
      url: { required: true, type: () => String, description: "`<building>/<space>` or `<building>`." },
    },
    AdminReservationOwnerDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
    },
    AdminReservationRowDto: {
      id: { required: true, type: () => Number },
      awaits_proof: { required: true, type: () => Boolean, description: "A request whose e-mail address is not confirmed; its owner is not notified." },
      waits_long: { required: true, type: () => Boolean, description: "Whether a request is unanswered for more than a day." },
      space: { required: true, type: () => dto89.AdminReservationSpaceDto },
      owner: { required: true, type: () => dto89.AdminReservationOwnerDto, description: "The customer that offers the space." },
      guest_name: { required: true, type: () => String, nullable: true, description: "Null after anonymization." },
      guest_email: { required: true, type: () => String, nullable: true },
      guest_phone: { required: true, type: () => String, nullable: true },
      number_of_guests: { required: true, type: () => Number },
      price: { required: true, type: () => Number, description: "CZK." },
      group: { required: true, type: () => dto54.ReservationGroupDto, nullable: true, description: "The event with several spaces or days that it belongs to; null alone. Requests are one row." },
      sequence: { required: true, type: () => Number, description: "Send it with a move." },
    },
    AdminReservationDetailDto: {
      host_message: { required: true, type: () => String, nullable: true },
      notes: { required: true, type: () => String },
      owner_note: { required: true, type: () => String, description: "Visible to the owner and the operator only." },
      cancel_reason: { required: true, type: () => String, nullable: true },
      terms_version: { required: true, type: () => String, nullable: true },
      proposals: { required: true, type: () => [dto54.ChangeProposalDto], description: "Proposals of changes, latest first." },
    },
    AdminReservationCountsDto: {
      pending: { required: true, type: () => Number },
      confirmed: { required: true, type: () => Number },
      cancelled: { required: true, type: () => Number },
      waiting: { required: true, type: () => Number, description: "Pending for more than a day." },
    },
    AdminReservationsAnswerDto: {
      items: { required: true, type: () => [dto89.AdminReservationRowDto] },
      counts: { required: true, type: () => dto89.AdminReservationCountsDto, description: "Counts under the other filters." },
    },
    AdminCalendarReservationDto: {
      space: { required: true, type: () => dto89.AdminReservationSpaceDto },
    },
    AdminReservationCalendarDto: {
      reservations: { required: true, type: () => [dto89.AdminCalendarReservationDto], description: "Without cancelled ones; the earliest, at most 1,000." },
      total: { required: true, type: () => Number, description: "Number of reservations in the period." },
      blocked_slots: { required: true, type: () => [dto54.OwnerCalendarBlockDto], description: "Of the chosen space or customer." },
      availabilities: { required: true, type: () => [dto54.OwnerCalendarWindowDto], description: "Of the chosen space or customer." },
    },
  }],
  [dto90, {
    TakenSlotDto: {
      space_id: { required: true, type: () => Number },
    },
  }],
  [dto92, {
    ReservationChangesInput: {
      space_id: { required: false, type: () => Number, description: "Another space of the same owner." },
      title_public: { required: false, type: () => Boolean, description: "Whether the program at the door shows the title." },
      agreed_by_phone: { required: false, type: () => Boolean, description: "A guest without an e-mail address has agreed." },
    },
    ProposalInput: {
      proposal_id: { required: true, type: () => Number },
    },
    GuestProposalInput: {
      proposal_id: { required: true, type: () => Number },
    },
    ReservationChangesAnswerDto: {
      reservation: { required: true, type: () => dto54.ReservationDto },
    },
    GuestChangesAnswerDto: {
      reservation: { required: true, type: () => dto91.GuestReservationDto },
    },
    ListPriceDto: {
      price: { required: true, type: () => Number, description: "CZK." },
    },
    EventTotalsDto: {
      before: { required: true, type: () => Number, description: "CZK." },
      after: { required: true, type: () => Number, description: "CZK." },
    },
    GuestChangesPreviewDto: {
      before: { required: true, type: () => dto54.ReservationAgreementDto, description: "Current values." },
      after: { required: true, type: () => dto54.ReservationAgreementDto, description: "Wanted values, with their price." },
      totals: { required: true, type: () => dto92.EventTotalsDto, nullable: true, description: "Prices of all reservations that the change applies to; null of one." },
      applied: { required: true, type: () => [String], description: "Names of the fields that would change immediately." },
      proposed: { required: true, type: () => [String], description: "Names of the fields that the owner would have to accept." },
    },
    ReservationChangesPreviewDto: {
      price: { required: true, type: () => Number, description: "CZK, after the change; the total of an event." },
      applied: { required: true, type: () => [String], description: "Names of the fields that would change immediately." },
      proposed: { required: true, type: () => [String], description: "Names of the fields that the guest would have to accept." },
    },
  }],
  [dto94, {
    ReservationHandledInput: {
      sequence: { required: true, type: () => Number, description: "Sequence as read; 409 RESERVATION_CHANGED if it has changed since." },
    },
    ReservationHandledAnswerDto: {
      handled: { required: true, type: () => dto93.HandledMarkDto, nullable: true, description: "Null: the work awaits the staff." },
    },
  }],
  [dto95, {
    MoveReservationInput: {
      sequence: { required: true, type: () => Number, description: "Sequence as read; 409 RESERVATION_CHANGED if it has changed since." },
    },
    BulkConfirmationItemInput: {
      id: { required: true, type: () => Number },
      sequence: { required: true, type: () => Number, description: "Sequence as read." },
    },
    BulkConfirmationResultDto: {
      id: { required: true, type: () => Number },
      error_code: { required: true, type: () => String, nullable: true },
      message: { required: true, type: () => String, nullable: true, description: "Czech." },
    },
    BulkConfirmationAnswerDto: {
      results: { required: true, type: () => [dto95.BulkConfirmationResultDto], description: "In the order of the items." },
    },
  }],
  [dto91, {
    GuestSeriesDateDto: {
      id: { required: true, type: () => Number, description: "Of the reservation." },
      space: { required: true, type: () => dto54.ReservationSpaceDto },
      price: { required: true, type: () => Number, description: "CZK." },
      can_cancel: { required: true, type: () => Boolean, description: "Whether the guest can cancel it now." },
      guest_url: { required: true, type: () => String, description: "Path of the guest\u2019s page of this date, with its token." },
    },
    GuestSeriesDto: {
      dates: { required: true, type: () => [dto91.GuestSeriesDateDto], description: "By start." },
      total: { required: true, type: () => Number, description: "CZK, of the dates that are not cancelled." },
    },
    GuestReservationSpaceDto: {
      lat: { required: true, type: () => Number, nullable: true },
      lng: { required: true, type: () => Number, nullable: true },
    },
    GuestReservationAddressDto: {
      street: { required: true, type: () => String, nullable: true },
      house_number: { required: true, type: () => String, nullable: true },
      postal_code: { required: true, type: () => String, nullable: true },
      city: { required: true, type: () => String, nullable: true },
    },
    GuestReservationContactDto: {
      phone: { required: true, type: () => String, nullable: true },
      email: { required: true, type: () => String, nullable: true },
    },
    GuestReservationDto: {
      number_of_guests: { required: true, type: () => Number },
      notes: { required: true, type: () => String },
      price: { required: true, type: () => Number, description: "CZK." },
      has_email: { required: true, type: () => Boolean, description: "Whether the guest gets mails, such as one with a new link." },
      host_message: { required: true, type: () => String, nullable: true, description: "Message of the owner with the confirmation." },
      awaits_proof: { required: true, type: () => Boolean, description: "Holds its slot until `expires_at` unless the e-mail address is confirmed." },
      proof_sent: { required: true, type: () => Boolean, description: "Whether the confirmation mail was sent." },
      cancel_reason: { required: true, type: () => String, nullable: true },
      sequence: { required: true, type: () => Number, description: "Send it with a change request." },
      proposal: { required: true, type: () => dto54.ChangeProposalDto, nullable: true, description: "Latest proposal of a change if it is open, declined or expired." },
      proposal_others: { required: true, type: () => [dto54.AgreementChangeDto], description: "Other reservations of a series that the answer to the open proposal changes too." },
      space: { required: true, type: () => dto91.GuestReservationSpaceDto },
      address: { required: true, type: () => dto91.GuestReservationAddressDto },
      contact: { required: true, type: () => dto91.GuestReservationContactDto, nullable: true, description: "Contact of the owner once confirmed, before it the public contact of the space." },
      conversation_id: { required: true, type: () => Number, nullable: true, description: "Null until one side has written a message." },
      deal_id: { required: true, type: () => Number, nullable: true, description: "Null where no rental terms were agreed on." },
      can_write: { required: true, type: () => Boolean, description: "Whether the guest may write to the owner." },
      series: { required: true, type: () => dto91.GuestSeriesDto, nullable: true, description: "All spaces and dates of the event, with this one; null alone." },
    },
    GuestReservationAnswerDto: {
      reservation: { required: true, type: () => dto91.GuestReservationDto },
    },
    ReservationTokenInput: {
      token: { required: true, type: () => String, description: "Token of the guest\u2019s link." },
    },
    GuestEmailCorrectionAnswerDto: {
      guest_url: { required: true, type: () => String, description: "Path of the guest\u2019s page with its new token." },
    },
  }],
  [dto58, {
    OwnBookingRoomInput: {
      space_id: { required: true, type: () => Number },
    },
    OwnBookingWarningDto: {
      space_id: { required: true, type: () => Number },
      message: { required: true, type: () => String },
    },
    SlotConflictDto: {
      space_id: { required: true, type: () => Number, description: "The wanted space." },
      reservation_id: { required: true, type: () => Number, nullable: true },
    },
    OwnBookingCheckConflictDto: {
      title: { required: true, type: () => String, description: "Title or guest, or reason of a block; empty for a space on the same floor." },
    },
    OwnBookingAnswerDto: {
      reservations: { required: true, type: () => [dto54.ReservationDto] },
      group_id: { required: true, type: () => Number, nullable: true, description: "Of several spaces." },
      series_id: { required: true, type: () => Number, nullable: true, description: "Of a repetition." },
      warnings: { required: true, type: () => [dto58.OwnBookingWarningDto] },
    },
    OwnBookingCheckRoomDto: {
      space_id: { required: true, type: () => Number },
      available: { required: true, type: () => Boolean },
      conflict: { required: true, type: () => dto58.OwnBookingCheckConflictDto, nullable: true },
      price: { required: true, type: () => Number, nullable: true, description: "CZK; null by agreement." },
      complete: { required: true, type: () => Boolean, description: "Whether the price is final, not an estimate." },
      warnings: { required: true, type: () => [dto58.OwnBookingWarningDto] },
    },
    OwnBookingCheckDto: {
      available: { required: true, type: () => Boolean, description: "Whether all spaces are free on all days." },
      rooms: { required: true, type: () => [dto58.OwnBookingCheckRoomDto], description: "By day and space." },
      total: { required: true, type: () => Number, description: "CZK." },
    },
    RelatedReservationDto: {
      space: { required: true, type: () => dto54.ReservationSpaceDto },
      group_id: { required: true, type: () => Number, nullable: true },
      series_id: { required: true, type: () => Number, nullable: true },
    },
    RelatedReservationsAnswerDto: {
      reservations: { required: true, type: () => [dto58.RelatedReservationDto], description: "By start." },
    },
    OwnerGuestDto: {
      customer_name: { required: true, type: () => String },
      customer_phone: { required: true, type: () => String, nullable: true },
      customer_email: { required: true, type: () => String, nullable: true },
      reservations: { required: true, type: () => Number },
    },
    OwnerGuestsAnswerDto: {
      guests: { required: true, type: () => [dto58.OwnerGuestDto] },
    },
  }],
  [dto96, {
    AlternativeDto: {
      price: { required: true, type: () => Number, description: "CZK." },
    },
    BookingFitDto: {
      capacity: { required: true, type: () => Number, nullable: true, description: "People in that layout, in the largest where it is to be chosen; null when unknown." },
    },
    AvailabilityCheckDto: {
      available: { required: true, type: () => Boolean },
      taken: { required: true, type: () => Boolean, description: "Another booking or a block is the reason; people may wait." },
      message: { required: true, type: () => String, description: "Czech: the slot is free, or the first reason why it is not." },
      price: { required: true, type: () => Number, description: "CZK: the total of the quote." },
      price_per_hour: { required: true, type: () => Number, nullable: true, description: "CZK; of the window that contains the whole slot." },
      hours: { required: true, type: () => Number, nullable: true, description: "Elapsed hours." },
      alternatives: { required: true, type: () => [dto96.AlternativeDto], description: "The nearest free slots if this one is taken or not offered." },
      fits: { required: true, type: () => dto96.BookingFitDto, nullable: true, description: "Layout that counts for the guests; null for a layout that only the price list names." },
      warning: { required: true, type: () => String, nullable: true, description: "Czech: the slot can be booked, but the guests may not fit in the usual layout of the purpose, in one that is not chosen yet, or in one that the space does not give." },
    },
    ReservationInput: {
      space_id: { required: true, type: () => Number },
      terms_accepted: { required: true, type: () => Boolean, description: "Consent to the terms in force, stored with their version and the time; must be `true`." },
    },
  }],
  [dto93, {
    ReservationAuthorDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
    },
    HandledMarkDto: {
      by: { required: true, type: () => String, nullable: true, description: "Name of the member." },
    },
    ReservationOriginDto: {
      is_option: { required: true, type: () => Boolean, description: "Entered by the owner and pending until `expires_at`." },
      title: { required: true, type: () => String, description: "Name of the event, for hosts." },
      title_public: { required: true, type: () => Boolean, description: "Whether the program at the door shows the title." },
      group_id: { required: true, type: () => Number, nullable: true, description: "Of spaces booked together." },
      series_id: { required: true, type: () => Number, nullable: true },
      staff_note: { required: true, type: () => String, nullable: true, description: "Note for the staff." },
      created_by: { required: true, type: () => dto93.ReservationAuthorDto, nullable: true, description: "The host who entered it." },
      handled: { required: true, type: () => dto93.HandledMarkDto, nullable: true, description: "Cleared by a change of slot, space, guests or staff note." },
      is_price_set: { required: true, type: () => Boolean, description: "Whether a host set the price." },
      guest_url: { required: true, type: () => String, nullable: true, description: "Path of the guest\u2019s page, of a guest without an e-mail address." },
    },
  }],
  [dto54, {
    ReservationSpaceDto: {
      id: { required: true, type: () => Number },
      url: { required: true, type: () => String, description: "`<building>/<space>` or `<building>`." },
      building_name: { required: true, type: () => String },
      space_name: { required: true, type: () => String },
    },
    ReservationAgreementDto: {
      space: { required: true, type: () => dto54.ReservationSpaceDto },
      number_of_guests: { required: true, type: () => Number },
      price: { required: true, type: () => Number, description: "CZK." },
    },
    AgreementChangeDto: {
      before: { required: true, type: () => dto54.ReservationAgreementDto, description: "Current values." },
      after: { required: true, type: () => dto54.ReservationAgreementDto, description: "Proposed values." },
    },
    ChangeProposalDto: {
      id: { required: true, type: () => Number },
      before: { required: true, type: () => dto54.ReservationAgreementDto, description: "Current values." },
      after: { required: true, type: () => dto54.ReservationAgreementDto, description: "Proposed values." },
      message: { required: true, type: () => String, nullable: true },
      decline_reason: { required: true, type: () => String, nullable: true, description: "Reason of the decline." },
    },
    CalendarReservationDto: {
      id: { required: true, type: () => Number },
      customer_name: { required: true, type: () => String, description: "Empty for callers that may not see it." },
    },
    CreatedReservationDto: {
      space_id: { required: true, type: () => Number },
      number_of_guests: { required: true, type: () => Number },
      notes: { required: true, type: () => String },
      price: { required: true, type: () => Number, description: "CZK." },
      awaits_proof: { required: true, type: () => Boolean, description: "The e-mail address has to be confirmed before `expires_at`: a link and a six-digit code were mailed to `customer_email`. Send the code to `POST /api/reservations/{id}/guest/proof` with the token of `guest_url`." },
      proof_sent: { required: true, type: () => Boolean, description: "Whether the confirmation mail was sent; `false` beyond the limit of mails to an unconfirmed address." },
      guest_url: { required: true, type: () => String, description: "Path of the guest\u2019s page, with its token." },
    },
    CreatedReservationAnswerDto: {
      reservation: { required: true, type: () => dto54.CreatedReservationDto },
    },
    ReservationGroupDto: {
      spaces: { required: true, type: () => [String], description: "Names of their spaces." },
      days: { required: true, type: () => Number, description: "Different days." },
      total: { required: true, type: () => Number, nullable: true, description: "CZK." },
      version: { required: true, type: () => Number, description: "Send it with a step, to detect concurrent changes." },
      may_apply: { required: true, type: () => Boolean, description: "False for a member of the team limited to other spaces, whose steps apply to `this` alone." },
    },
    ReservationDto: {
      space: { required: true, type: () => dto54.ReservationSpaceDto },
      customer_email: { required: true, type: () => String, nullable: true, description: "Empty: none." },
      customer_phone: { required: true, type: () => String, nullable: true },
      number_of_guests: { required: true, type: () => Number },
      notes: { required: true, type: () => String },
      price: { required: true, type: () => Number, nullable: true, description: "CZK." },
      host_message: { required: true, type: () => String, nullable: true, description: "Message of the owner with the confirmation." },
      owner_note: { required: true, type: () => String, nullable: true, description: "Visible to the owner and the operator only." },
      cancel_reason: { required: true, type: () => String, nullable: true },
      conversation_id: { required: true, type: () => Number, nullable: true, description: "Null until one side has written a message." },
      deal_id: { required: true, type: () => Number, nullable: true, description: "Null where no rental terms were agreed on." },
      sequence: { required: true, type: () => Number, description: "Send it with a change, to detect concurrent changes." },
      group: { required: true, type: () => dto54.ReservationGroupDto, nullable: true, description: "The event with several spaces or days that it belongs to; null alone." },
      proposal: { required: true, type: () => dto54.ChangeProposalDto, nullable: true, description: "Latest proposal of a change if it is open, declined or expired." },
    },
    ReservationAnswerDto: {
      reservation: { required: true, type: () => dto54.ReservationDto },
    },
    ConfirmedReservationAnswerDto: {
      proposal: { required: true, type: () => dto54.ChangeProposalDto, nullable: true, description: "Proposal of a price that the guest has to accept." },
    },
    OwnerCalendarBlockDto: {
      id: { required: true, type: () => Number },
      space_id: { required: true, type: () => Number },
      reason: { required: true, type: () => String },
      reason_public: { required: true, type: () => Boolean, description: "Whether the reason is public." },
      feed_id: { required: true, type: () => Number, nullable: true, description: "Id of the foreign calendar it was imported from." },
    },
    OwnerCalendarWindowDto: {
      id: { required: true, type: () => Number, nullable: true, description: "Id of a single window; null for an occurrence of a weekly rule." },
      rule_id: { required: true, type: () => Number, nullable: true },
      space_id: { required: true, type: () => Number },
      price_per_hour: { required: true, type: () => Number, description: "CZK." },
    },
  }],
  [dto97, {
    SeriesCheckDateDto: {
      message: { required: true, type: () => String, nullable: true, description: "Czech: why the date cannot be booked." },
      holiday: { required: true, type: () => Boolean, description: "A public holiday." },
      chosen: { required: true, type: () => Boolean, description: "False for days left out." },
      price: { required: true, type: () => Number, description: "CZK." },
    },
    SeriesCheckDto: {
      available: { required: true, type: () => Boolean, description: "Whether all chosen dates are free." },
      dates: { required: true, type: () => [dto97.SeriesCheckDateDto], description: "All days of the pattern." },
      total: { required: true, type: () => Number, description: "CZK, of the chosen dates." },
      quote_token: { required: true, type: () => String, nullable: true, description: "Guarantees the prices of the free dates for 30 minutes; null when it would be too long." },
    },
    CreatedSeriesAnswerDto: {
      reservation: { required: true, type: () => dto54.CreatedReservationDto, description: "The first date." },
      series: { required: true, type: () => dto91.GuestSeriesDto },
    },
    SeriesVersionInput: {
      version: { required: true, type: () => Number, description: "As read; 409 RESERVATION_CHANGED if it has changed since." },
    },
    SeriesRequestDateDto: {
      reservation_id: { required: true, type: () => Number },
      price: { required: true, type: () => Number, nullable: true, description: "CZK." },
      waits: { required: true, type: () => Boolean, description: "Whether confirming answers this date." },
      conflict: { required: true, type: () => Boolean, description: "A connected calendar has an event in this time, which prevents the confirmation." },
    },
    SeriesRequestDto: {
      id: { required: true, type: () => Number, description: "Of the series." },
      version: { required: true, type: () => Number, description: "Send it with the answer." },
      space: { required: true, type: () => dto54.ReservationSpaceDto },
      customer_name: { required: true, type: () => String },
      customer_email: { required: true, type: () => String, nullable: true },
      customer_phone: { required: true, type: () => String, nullable: true },
      number_of_guests: { required: true, type: () => Number },
      notes: { required: true, type: () => String },
      awaits_proof: { required: true, type: () => Boolean, description: "The guest\u2019s e-mail address is not confirmed." },
      dates: { required: true, type: () => [dto97.SeriesRequestDateDto], description: "By start." },
      total: { required: true, type: () => Number, nullable: true, description: "CZK, of the dates that wait." },
      waiting_people: { required: true, type: () => Number, description: "People on the waiting list for time of these dates, who do not get it after a confirmation." },
    },
    SeriesRequestAnswerDto: {
      request: { required: true, type: () => dto97.SeriesRequestDto },
    },
  }],
  [dto98, {
    SeriesRuleDto: {
      every: { required: true, type: () => Number, description: "Weeks from one occurrence to the next." },
      length_minutes: { required: true, type: () => Number, description: "Wall time; over midnight more than to `end_time` of the day." },
      skip_holidays: { required: true, type: () => Boolean },
    },
    SeriesOccurrenceDto: {
      id: { required: true, type: () => Number, description: "Of the reservation." },
      space: { required: true, type: () => dto54.ReservationSpaceDto },
      number_of_guests: { required: true, type: () => Number },
      price: { required: true, type: () => Number, nullable: true, description: "CZK." },
      sequence: { required: true, type: () => Number },
      is_past: { required: true, type: () => Boolean, description: "Whether it has begun." },
      differs: { required: true, type: () => Boolean, description: "Whether it is on another day or at other times than the rule." },
      is_change_proposed: { required: true, type: () => Boolean, description: "Whether an open proposal would change it." },
    },
    SeriesSumsDto: {
      total: { required: true, type: () => Number, description: "Occurrences that are not cancelled." },
      remaining: { required: true, type: () => Number, description: "Of these, not begun." },
      cancelled: { required: true, type: () => Number },
      price: { required: true, type: () => Number, nullable: true, description: "CZK, of those not cancelled." },
      remaining_price: { required: true, type: () => Number, nullable: true, description: "CZK, of the remaining ones." },
    },
    SeriesDto: {
      id: { required: true, type: () => Number },
      version: { required: true, type: () => Number, description: "Send it with a change; grows with each change of the series or of an occurrence." },
      rule: { required: true, type: () => dto98.SeriesRuleDto, description: "Times hold for the present and later occurrences." },
      title: { required: true, type: () => String, description: "Name of the event, of the next occurrence." },
      customer_name: { required: true, type: () => String, description: "Of the next occurrence." },
      customer_email: { required: true, type: () => String, nullable: true, description: "Empty: none." },
      customer_phone: { required: true, type: () => String, nullable: true },
      spaces: { required: true, type: () => [dto54.ReservationSpaceDto], description: "Of the remaining occurrences." },
      occurrences: { required: true, type: () => [dto98.SeriesOccurrenceDto], description: "By day and space." },
      sums: { required: true, type: () => dto98.SeriesSumsDto },
      can_change: { required: true, type: () => Boolean, description: "Whether the caller may change the remaining occurrences." },
    },
    SeriesAnswerDto: {
      series: { required: true, type: () => dto98.SeriesDto },
    },
    SeriesSpanInput: {
      version: { required: true, type: () => Number, description: "Version as read; 409 SERIES_CHANGED if it has changed since." },
    },
    SeriesChangesPreviewDto: {
      former_price: { required: true, type: () => Number, description: "CZK, of all changed occurrences before the change." },
      price: { required: true, type: () => Number, description: "CZK, after the change." },
      list_price: { required: true, type: () => Number, nullable: true, description: "CZK, of the price list; null when it has no other price." },
    },
    SeriesChangesAnswerDto: {
      applied: { required: true, type: () => [String], description: "Names of the fields that changed immediately." },
      changed: { required: true, type: () => Number, description: "Occurrences that changed immediately." },
      proposed: { required: true, type: () => Number, description: "Occurrences whose change the guest has to accept." },
    },
    SeriesCancelAnswerDto: {
      cancelled: { required: true, type: () => Number, description: "Cancelled occurrences." },
    },
  }],
  [dto99, {
    WaitingListInput: {
      space_id: { required: true, type: () => Number },
    },
    WaitingListAnswerInput: {
      token: { required: false, type: () => String, description: "Token of the guest\u2019s link; hosts send none." },
    },
    WaitingListTokenInput: {
      token: { required: true, type: () => String, description: "Token of the guest\u2019s link." },
    },
    WaitingListEntryDto: {
      id: { required: true, type: () => Number },
      position: { required: true, type: () => Number, nullable: true, description: "Among those who wait for overlapping slots of the space; null unless waiting or offered." },
    },
    WaitingListEntryDetailsDto: {
      space: { required: true, type: () => dto54.ReservationSpaceDto },
      guests: { required: true, type: () => Number },
      price: { required: true, type: () => Number, nullable: true, description: "CZK; of the offer." },
    },
    GuestWaitingListEntryDto: {
      reservation_url: { required: true, type: () => String, nullable: true, description: "Path of the page of the taken reservation." },
    },
    OwnerWaitingListEntryDto: {
      name: { required: true, type: () => String },
      email: { required: true, type: () => String, nullable: true },
      phone: { required: true, type: () => String, nullable: true },
      reservation_id: { required: true, type: () => Number, nullable: true, description: "The reservation that holds the offered slot." },
    },
    WaitingListEntryAnswerDto: {
      entry: { required: true, type: () => dto99.WaitingListEntryDto },
    },
    GuestWaitingListEntryAnswerDto: {
      entry: { required: true, type: () => dto99.GuestWaitingListEntryDto },
    },
    OwnerWaitingListDto: {
      items: { required: true, type: () => [dto99.OwnerWaitingListEntryDto] },
    },
  }],
  [dto100, {
    AdminRedirectDto: {
      id: { required: true, type: () => Number },
      to_path: { required: true, type: () => String, nullable: true, description: "Null: the page was removed (410)." },
      manual: { required: true, type: () => Boolean, description: "Whether it was created by an operator, not by a renaming." },
      version: { required: true, type: () => Number },
    },
    AdminRedirectCountsDto: {
      all: { required: true, type: () => Number },
      manual: { required: true, type: () => Number },
      renamed: { required: true, type: () => Number },
      gone: { required: true, type: () => Number },
    },
    AdminRedirectsAnswerDto: {
      items: { required: true, type: () => [dto100.AdminRedirectDto] },
      counts: { required: true, type: () => dto100.AdminRedirectCountsDto },
    },
    AdminRedirectChangeDto: {
      version: { required: true, type: () => Number },
    },
  }],
  [dto101, {
    AdminLegalTermsVersionDto: {
      id: { required: true, type: () => Number },
      number: { required: true, type: () => Number, description: "Sequence number of the publication." },
      summary: { required: true, type: () => String, description: "What changed." },
    },
    AdminLegalTermsAnswerDto: {
      items: { required: true, type: () => [dto101.AdminLegalTermsVersionDto], description: "Latest first." },
    },
    AdminLegalTermsTextDto: {
      id: { required: true, type: () => Number },
      html: { required: true, type: () => String, description: "Sanitized HTML with tokens." },
      summary: { required: true, type: () => String },
    },
  }],
  [dto102, {
    SettingsCompanyDto: {
      email: { required: true, type: () => String },
    },
    SettingsBillingDto: {
      is_vat_payer: { required: true, type: () => Boolean },
    },
    SchoolHolidaysAnswerDto: {
      holidays: { required: true, type: () => [dto102.SchoolHolidayDto] },
    },
    SiteSettingsDto: {
      layout_areas: { required: true, type: () => [dto102.LayoutAreaDto], description: "Usual area a person, by layout." },
      school_holidays: { required: true, type: () => [dto102.SchoolHolidayDto], description: "The table from which owners close their spaces by name." },
      version: { required: true, type: () => Number },
    },
    SiteSettingsInputDto: {
      layout_areas: { required: false, type: () => [dto102.LayoutAreaDto], description: "Layouts that are not given keep their area." },
      school_holidays: { required: false, type: () => [dto102.SchoolHolidayDto], description: "The whole table; it stays if omitted." },
    },
  }],
  [dto103, {
    SiteCompanyDto: {
      name: { required: true, type: () => String },
      address: { required: true, type: () => String },
      register: { required: true, type: () => String, description: "Entry in the commercial register." },
      email: { required: true, type: () => String },
    },
    SocialProfileDto: {
      name: { required: true, type: () => String },
      url: { required: true, type: () => String },
    },
    SiteLinkDto: {
      link_name: { required: true, type: () => String, nullable: true },
      title: { required: true, type: () => String },
      url: { required: true, type: () => String },
    },
    SiteMapDto: {
      tile_url: { required: true, type: () => String, nullable: true, description: "Template of tile URLs with {z}, {x} and {y}." },
      style_url: { required: true, type: () => String, nullable: true, description: "Address of the MapLibre style." },
      attribution: { required: true, type: () => String, description: "Attribution required with the map; may contain a link. Empty for `style`, whose sources bring their own." },
    },
    SiteMenuLinkDto: {
      label: { required: true, type: () => String },
      url: { required: true, type: () => String, description: "Path on the site." },
    },
    SiteMenuDto: {
      header: { required: true, type: () => [dto103.SiteMenuLinkDto] },
      owners: { required: true, type: () => [dto103.SiteMenuLinkDto], description: "Pages for owners of spaces." },
      footer: { required: true, type: () => [dto103.SiteMenuLinkDto] },
    },
    SiteInfo: {
      name: { required: true, type: () => String },
      company: { required: true, type: () => dto103.SiteCompanyDto },
      social: { required: true, type: () => [dto103.SocialProfileDto] },
      footer_links: { required: true, type: () => [dto103.SiteLinkDto] },
      menu: { required: true, type: () => dto103.SiteMenuDto },
      map: { required: true, type: () => dto103.SiteMapDto },
    },
  }],
  [dto104, {
    SpaceCopyResultDto: {
      space_id: { required: true, type: () => Number },
      added: { required: true, type: () => Number, description: "Values, rules, lists and tags that the space gains." },
      removed: { required: true, type: () => Number, description: "Those that the space loses or that are overwritten." },
    },
    SpaceCopyAnswerDto: {
      results: { required: true, type: () => [dto104.SpaceCopyResultDto] },
    },
    DuplicatedSpaceDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
    },
    DuplicatedSpaceAnswerDto: {
      space: { required: true, type: () => dto104.DuplicatedSpaceDto },
    },
  }],
  [dto105, {
    AdminSpacePlanDto: {
      name: { required: true, type: () => String },
      trial: { required: true, type: () => Boolean },
    },
    AdminSpaceOwnerDto: {
      id: { required: true, type: () => Number, description: "Id of the customer." },
      name: { required: true, type: () => String },
      email: { required: true, type: () => String },
      user_id: { required: true, type: () => Number },
      is_blocked: { required: true, type: () => Boolean, description: "Blocked by an operator." },
      plan: { required: true, type: () => dto105.AdminSpacePlanDto, nullable: true },
    },
    AdminSpaceDetailDto: {
      space: { required: true, type: () => dto106.SpaceDetailDto },
      owner: { required: true, type: () => dto105.AdminSpaceOwnerDto },
      status_reason: { required: true, type: () => String, nullable: true, description: "Reason why it was returned or disabled." },
      completeness: { required: true, type: () => Number, description: "Completeness in per cent." },
      missing: { required: true, type: () => [dto107.MissingItemDto], description: "Fields missing for publication, most important first." },
      suggestions: { required: true, type: () => [dto107.MissingItemDto], description: "Recommended fields." },
      views_30_days: { required: true, type: () => Number },
      views: { required: true, type: () => [Number], description: "Views of each of the last 30 days, oldest first." },
    },
  }],
  [dto109, {
    ReviewedSpaceDto: {
      id: { required: true, type: () => Number },
      url: { required: true, type: () => String },
      space_name: { required: true, type: () => String },
      building_name: { required: true, type: () => String },
      image: { required: true, type: () => dto108.SpaceImageDto, nullable: true },
    },
    ReviewedChangeDto: {
      field: { required: true, type: () => String },
    },
    SpaceReviewRowDto: {
      id: { required: true, type: () => Number },
      space: { required: true, type: () => dto109.ReviewedSpaceDto },
      owner: { required: true, type: () => dto110.SpaceOwnerDto },
      changes: { required: true, type: () => [dto109.ReviewedChangeDto] },
    },
    SpaceReviewsAnswerDto: {
      items: { required: true, type: () => [dto109.SpaceReviewRowDto] },
    },
  }],
  [dto110, {
    SpaceOwnerDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      email: { required: true, type: () => String },
    },
    AdminSpaceRowDto: {
      id: { required: true, type: () => Number },
      url: { required: true, type: () => String },
      space_name: { required: true, type: () => String },
      building_name: { required: true, type: () => String },
      city: { required: true, type: () => String, nullable: true },
      province_name: { required: true, type: () => String, nullable: true },
      capacity: { required: true, type: () => Number, nullable: true },
      price_from: { required: true, type: () => Number, nullable: true },
      recommended: { required: true, type: () => Boolean },
      image: { required: true, type: () => dto108.SpaceImageDto, nullable: true },
      images_count: { required: true, type: () => Number },
      owner: { required: true, type: () => dto110.SpaceOwnerDto },
      version: { required: true, type: () => Number },
    },
    AdminSpacesAnswerDto: {
      spaces: { required: true, type: () => [dto110.AdminSpaceRowDto] },
      buildings: { required: true, type: () => [dto108.TagDto], description: "Buildings of the spaces on this page." },
      items: { required: true, type: () => [dto110.AdminSpaceRowDto], description: "Same as `spaces`, under the common name of paged lists." },
    },
    AdminSpacesQuery: {
      search: { required: false, type: () => String, description: "Part of the name, building, town, owner or e-mail." },
      region: { required: false, type: () => String, description: "Slug of a location." },
    },
  }],
  [dto111, {
    BuildingByUrlQuery: {
      url: { required: true, type: () => String, description: "The part of its path after `/budova/`." },
    },
    CapacityRangeDto: {
      min: { required: true, type: () => Number },
      max: { required: true, type: () => Number },
    },
    BuildingDetailDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      slug: { required: true, type: () => String },
      description: { required: true, type: () => String, description: "Sanitized HTML." },
      street: { required: true, type: () => String, nullable: true },
      house_number: { required: true, type: () => String, nullable: true },
      land_registry_number: { required: true, type: () => String, nullable: true },
      postal_code: { required: true, type: () => String, nullable: true },
      city: { required: true, type: () => String, nullable: true },
      country: { required: true, type: () => String },
      province_name: { required: true, type: () => String, nullable: true },
      lat: { required: true, type: () => Number, nullable: true },
      lng: { required: true, type: () => Number, nullable: true },
      capacity: { required: true, type: () => dto111.CapacityRangeDto, nullable: true, description: "Of the smallest and the largest space." },
      shared: { required: true, type: () => dto106.SpaceTagsDto, description: "Attributes that all its spaces have." },
      images: { required: true, type: () => [dto108.SpaceImageDto], description: "Photos of its spaces in turn, top photos first." },
      spaces: { required: true, type: () => [dto108.SpaceCardDto] },
      has_program: { required: true, type: () => Boolean, description: "Whether its public program names an event." },
    },
    BuildingPageAnswerDto: {
      building: { required: true, type: () => dto111.BuildingDetailDto, nullable: true },
      error_code: { required: true, type: () => String, nullable: true },
      redirect: { required: true, type: () => String, nullable: true, description: "Current path of the building, or the path of its only space." },
      seo: { required: true, type: () => dto106.SpaceSeoDto, nullable: true },
      similar: { required: true, type: () => [dto108.SpaceCardDto], description: "Spaces of other buildings nearby." },
    },
  }],
  [dto112, {
    AdminBuildingOwnerDto: {
      id: { required: true, type: () => Number, description: "Id of the customer." },
      name: { required: true, type: () => String },
      email: { required: true, type: () => String },
    },
    AdminBuildingRowDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      slug: { required: true, type: () => String },
      city: { required: true, type: () => String, nullable: true },
      province_name: { required: true, type: () => String, nullable: true },
      owner: { required: true, type: () => dto112.AdminBuildingOwnerDto },
      spaces_count: { required: true, type: () => Number, description: "Without deleted ones." },
      published_count: { required: true, type: () => Number },
      is_whole: { required: true, type: () => Boolean, description: "Offered as one space." },
    },
    AdminBuildingCountsDto: {
      all: { required: true, type: () => Number },
      published: { required: true, type: () => Number },
      unpublished: { required: true, type: () => Number },
      empty: { required: true, type: () => Number },
    },
    AdminBuildingsAnswerDto: {
      items: { required: true, type: () => [dto112.AdminBuildingRowDto] },
      counts: { required: true, type: () => dto112.AdminBuildingCountsDto, description: "Counts under the other filters." },
    },
    AdminBuildingSpaceDto: {
      id: { required: true, type: () => Number },
      url: { required: true, type: () => String },
      space_name: { required: true, type: () => String },
      no_name: { required: true, type: () => Boolean },
      capacity: { required: true, type: () => Number, nullable: true },
      image: { required: true, type: () => dto108.SpaceImageDto, nullable: true },
    },
    AdminBuildingDetailDto: {
      owner: { required: true, type: () => dto112.AdminBuildingOwnerDto },
      spaces: { required: true, type: () => [dto112.AdminBuildingSpaceDto], description: "All its spaces, deleted ones included." },
      page: { required: true, type: () => String, nullable: true, description: "Path of its public page; null if it has none." },
      can_be_deleted: { required: true, type: () => Boolean, description: "Whether it never had a space." },
    },
  }],
  [dto113, {
    OwnerBuildingDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      slug: { required: true, type: () => String },
      street: { required: true, type: () => String, nullable: true },
      house_number: { required: true, type: () => String, nullable: true },
      land_registry_number: { required: true, type: () => String, nullable: true },
      postal_code: { required: true, type: () => String, nullable: true },
      city: { required: true, type: () => String, nullable: true },
      province_name: { required: true, type: () => String, nullable: true },
      location: { required: true, type: () => dto108.TagDto, nullable: true, description: "Location in the tree, derived from the city and the coordinates." },
      lat: { required: true, type: () => Number, nullable: true },
      lng: { required: true, type: () => Number, nullable: true },
      description: { required: true, type: () => String, description: "Sanitized HTML." },
      version: { required: true, type: () => Number },
    },
    BuildingConflictDto: {
      current: { required: true, type: () => dto113.OwnerBuildingDto, description: "The current building." },
    },
    BuildingAnswerDto: {
      building: { required: true, type: () => dto113.OwnerBuildingDto },
    },
    BuildingInput: {
      version: { required: true, type: () => Number, description: "Version as read; 409 if it has changed since." },
    },
  }],
  [dto114, {
    EditedSpaceInput: {
      space_id: { required: true, type: () => Number },
    },
  }],
  [dto115, {
    SpaceByUrlQuery: {
      url: { required: true, type: () => String, description: "`<building>/<space>` or `<building>`." },
    },
    SpaceInput: {
      id: { required: true, type: () => Number },
      version: { required: true, type: () => Number, description: "Version as read; 409 if it has changed since." },
    },
    SaveSpaceInput: {
      space: { required: true, type: () => dto115.SpaceInput },
      publish: { required: true, type: () => Boolean, description: "Owner: request publication. Operator: save and approve." },
    },
  }],
  [dto107, {
    MissingItemDto: {
      field: { required: true, type: () => String },
      message: { required: true, type: () => String, description: "Czech message for the user." },
    },
    OwnerSpaceDto: {
      id: { required: true, type: () => Number },
      url: { required: true, type: () => String },
      building_id: { required: true, type: () => Number },
      building_name: { required: true, type: () => String },
      space_name: { required: true, type: () => String },
      no_name: { required: true, type: () => Boolean },
      city: { required: true, type: () => String, nullable: true },
      status_reason: { required: true, type: () => String, nullable: true, description: "Reason why it was returned or disabled." },
      capacity: { required: true, type: () => Number, nullable: true },
      image: { required: true, type: () => dto108.SpaceImageDto, nullable: true },
      images_count: { required: true, type: () => Number },
      completeness: { required: true, type: () => Number, description: "Completeness in per cent." },
      missing: { required: true, type: () => [dto107.MissingItemDto], description: "Fields missing for publication, most important first." },
      suggestions: { required: true, type: () => [dto107.MissingItemDto], description: "Recommended fields." },
      views_30_days: { required: true, type: () => Number },
      views: { required: true, type: () => [Number], description: "Views of each of the last 30 days, oldest first." },
      version: { required: true, type: () => Number },
    },
    PlanUseDto: {
      used: { required: true, type: () => Number },
      limit: { required: true, type: () => Number },
    },
    OwnerCatalogAnswerDto: {
      spaces: { required: true, type: () => [dto107.OwnerSpaceDto] },
      buildings: { required: true, type: () => [dto113.OwnerBuildingDto] },
      canAddSpace: { required: true, type: () => Boolean },
      spaces_use: { required: true, type: () => dto107.PlanUseDto },
      email_confirmed: { required: true, type: () => Boolean, description: "Required to request publication." },
    },
    SpaceAddedAnswerDto: {
      space: { required: true, type: () => dto106.SpaceDetailDto },
    },
    AddSpaceInput: {
      id_building: { required: true, type: () => Number },
      no_name: { required: true, type: () => Boolean, description: "The building is offered as this one space." },
    },
  }],
  [dto116, {
    SpaceFloorPlanScaleInput: {
      scale: { required: true, type: () => dto116.FloorPlanScaleInput, nullable: true, description: "Null removes the line." },
    },
    SpaceFloorPlanAnswerDto: {
      space: { required: true, type: () => dto106.SpaceDetailDto },
      editing: { required: true, type: () => dto117.SpaceEditingDto },
    },
  }],
  [dto70, {
    OwnerResponseDto: {
      median_minutes: { required: true, type: () => Number, nullable: true, description: "Null without an answer." },
      answered_share: { required: true, type: () => Number, description: "Of the requests and inquiries that were answered or ended without an answer, 0\u20131." },
    },
    VerifiedCompanyDto: {
      ico: { required: true, type: () => String },
    },
    OwnerProfileDto: {
      name: { required: true, type: () => String, nullable: true, description: "The company, or the person without one." },
      person_name: { required: true, type: () => String, nullable: true, description: "The person beside the company, when the owner shows it." },
      response: { required: true, type: () => dto70.OwnerResponseDto, nullable: true, description: "Of the last twelve months." },
      kept_bookings: { required: true, type: () => Number, nullable: true, description: "Confirmed bookings of guests that have taken place." },
      company: { required: true, type: () => dto70.VerifiedCompanyDto, nullable: true },
    },
  }],
  [dto118, {
    ShownPanoramaDto: {
      url: { required: true, type: () => String, description: "Path of the space: `<building>/<space>` or `<building>`." },
      space_name: { required: true, type: () => String },
      building_name: { required: true, type: () => String },
      city: { required: true, type: () => String, nullable: true },
      panorama: { required: true, type: () => dto108.SpacePanoramaDto },
    },
    PanoramaShowcaseDto: {
      items: { required: true, type: () => [dto118.ShownPanoramaDto] },
    },
  }],
  [dto119, {
    SpacePanoramaInput: {
      panorama_id: { required: true, type: () => Number },
    },
    SpacePanoramaAnswerDto: {
      space: { required: true, type: () => dto106.SpaceDetailDto },
      editing: { required: true, type: () => dto117.SpaceEditingDto },
      panorama: { required: true, type: () => dto108.SpacePanoramaDto, nullable: true, description: "The changed panorama; null after deletion." },
    },
  }],
  [dto120, {
    MoveSpaceImageInput: {
      space_image_id: { required: true, type: () => Number },
    },
    DescribeSpaceImageInput: {
      space_image_id: { required: true, type: () => Number },
    },
    DeleteSpaceImageInput: {
      id_space_image: { required: true, type: () => Number },
    },
    SpaceImageAnswerDto: {
      space: { required: true, type: () => dto106.SpaceDetailDto },
      editing: { required: true, type: () => dto117.SpaceEditingDto },
      image: { required: true, type: () => dto108.SpaceImageDto, nullable: true, description: "The changed photo; null after deletion." },
      redirect_to_url: { required: true, type: () => String, nullable: true },
    },
  }],
  [dto121, {
    RentalTermsInstalmentDto: {
      amount: { required: true, type: () => Number, description: "CZK." },
      gate: { required: true, type: () => Boolean, description: "The reservation is confirmed only when it is paid." },
    },
    RentalTermsSummaryDto: {
      hash: { required: true, type: () => String, description: "Changes with the terms; `rental_terms_hash` of a reservation." },
      sentences: { required: true, type: () => [String], description: "Czech: what a cancellation costs, one sentence a step." },
      fees: { required: true, type: () => [Number], description: "CZK of each sentence; empty while the price is not known." },
      payments: { required: true, type: () => [String], description: "Czech: what is paid when, before the price is known." },
      instalments: { required: true, type: () => [dto121.RentalTermsInstalmentDto], description: "As if the booking were accepted now; empty while the price is not known." },
      contract: { required: true, type: () => Boolean, description: "A contract is signed." },
    },
  }],
  [dto108, {
    TagDto: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      slug: { required: true, type: () => String },
      icon: { required: false, type: () => String, nullable: true, description: "Name in the file of tag icons; taxonomy tags only." },
    },
    SpaceImageDto: {
      id_space_image: { required: true, type: () => Number },
      order_number: { required: true, type: () => Number },
    },
    PanoramaSourceDto: {
      url: { required: true, type: () => String },
      width: { required: true, type: () => Number },
      height: { required: true, type: () => Number },
    },
    FloorPlanScaleDto: {
      x1: { required: true, type: () => Number, description: "Share of the width." },
      y1: { required: true, type: () => Number, description: "Share of the height." },
      x2: { required: true, type: () => Number },
      y2: { required: true, type: () => Number },
      metres: { required: true, type: () => Number },
    },
    SpaceFloorPlanDto: {
      id: { required: true, type: () => Number },
      scale: { required: true, type: () => dto108.FloorPlanScaleDto, nullable: true },
    },
    SpacePanoramaDto: {
      id: { required: true, type: () => Number },
      title: { required: true, type: () => String, description: "Viewpoint; may be empty." },
      sources: { required: true, type: () => [dto108.PanoramaSourceDto], description: "WebP, smallest first; empty until generated." },
      width: { required: true, type: () => Number, nullable: true },
      height: { required: true, type: () => Number, nullable: true },
      placeholder: { required: true, type: () => String, nullable: true, description: "Tiny `data:` URL shown until the image is loaded." },
      failure: { required: false, type: () => String, description: "Czech reason of a failure." },
    },
    SpaceCardDto: {
      id: { required: true, type: () => Number },
      url: { required: true, type: () => String, description: "`<building>/<space>` or `<building>`." },
      building_name: { required: true, type: () => String },
      space_name: { required: true, type: () => String },
      perex: { required: true, type: () => String },
      capacity: { required: true, type: () => Number },
      area_size: { required: true, type: () => Number, nullable: true, description: "Square metres." },
      price_from: { required: true, type: () => Number, nullable: true, description: "CZK per hour; null: by agreement." },
      city: { required: true, type: () => String },
      province_name: { required: true, type: () => String },
      lat: { required: true, type: () => Number },
      lng: { required: true, type: () => Number },
      recommended: { required: true, type: () => Boolean },
      image: { required: true, type: () => dto108.SpaceImageDto, nullable: true },
      tags: { required: true, type: () => [String], description: "Names of purposes, most suitable first." },
    },
  }],
  [dto117, {
    ChecklistItemDto: {
      done: { required: true, type: () => Boolean },
    },
    SpaceEditingDto: {
      checklist: { required: true, type: () => [dto117.ChecklistItemDto] },
      completeness: { required: true, type: () => Number, description: "Completeness in per cent." },
      max_photos: { required: true, type: () => Number, description: "Maximum number of photos of the owner\u2019s plan." },
      has_video: { required: true, type: () => Boolean, description: "Whether the owner\u2019s plan allows a video." },
      reason: { required: true, type: () => String, nullable: true, description: "Why the operator returned or disabled the space." },
      is_suspended: { required: true, type: () => Boolean, description: "Whether its owner is blocked; it returns with the owner." },
    },
  }],
  [dto122, {
    SpaceLayoutDto: {
      capacity: { required: true, type: () => Number, description: "People." },
      area_m2: { required: true, type: () => Number, nullable: true, description: "Square metres; null: the whole space." },
      note: { required: true, type: () => String, nullable: true },
    },
  }],
  [dto106, {
    SpaceTagsDto: {
      equipments: { required: true, type: () => [dto108.TagDto] },
      services: { required: true, type: () => [dto108.TagDto] },
      purpose: { required: true, type: () => [dto108.TagDto] },
    },
    SpaceDetailDto: {
      id: { required: true, type: () => Number },
      url: { required: true, type: () => String },
      no_name: { required: true, type: () => Boolean },
      building: { required: true, type: () => dto108.TagDto },
      building_name: { required: true, type: () => String },
      space_name: { required: true, type: () => String },
      perex: { required: true, type: () => String },
      description: { required: true, type: () => String, description: "Sanitized HTML." },
      capacity: { required: true, type: () => Number, nullable: true },
      area_size: { required: true, type: () => Number, nullable: true },
      price_level: { required: true, type: () => Number },
      price_from: { required: true, type: () => Number, nullable: true },
      street: { required: true, type: () => String, nullable: true },
      house_number: { required: true, type: () => String, nullable: true },
      land_registry_number: { required: true, type: () => String, nullable: true },
      postal_code: { required: true, type: () => String, nullable: true },
      city: { required: true, type: () => String, nullable: true },
      country: { required: true, type: () => String },
      province_name: { required: true, type: () => String, nullable: true },
      lat: { required: true, type: () => Number, nullable: true },
      lng: { required: true, type: () => Number, nullable: true },
      phone: { required: true, type: () => String, nullable: true },
      email: { required: true, type: () => String, nullable: true },
      web: { required: true, type: () => String, nullable: true },
      facebook: { required: true, type: () => String, nullable: true },
      instagram: { required: true, type: () => String, nullable: true },
      youtube: { required: true, type: () => String, nullable: true },
      video_url: { required: true, type: () => String, nullable: true },
      recommended: { required: true, type: () => Boolean },
      layouts: { required: true, type: () => [dto122.SpaceLayoutDto], description: "The largest first." },
      tags: { required: true, type: () => dto106.SpaceTagsDto },
      images: { required: true, type: () => [dto108.SpaceImageDto] },
      panoramas: { required: true, type: () => [dto108.SpacePanoramaDto], description: "Scenes of the tour, in order." },
      floor_plan: { required: true, type: () => dto108.SpaceFloorPlanDto, nullable: true },
      all_attributes: { required: true, type: () => [dto108.TagDto] },
      version: { required: true, type: () => Number },
    },
    BreadcrumbDto: {
      name: { required: true, type: () => String },
      url: { required: true, type: () => String, nullable: true },
    },
    SpaceSeoDto: {
      title: { required: true, type: () => String },
      meta_description: { required: true, type: () => String },
      canonical: { required: true, type: () => String },
      robots: { required: true, type: () => String },
      breadcrumbs: { required: true, type: () => [dto106.BreadcrumbDto] },
    },
    OpeningHoursDto: {
      weekdays: { required: true, type: () => [Number], description: "Days of the week, Monday is 1." },
    },
    SpaceAnswerDto: {
      space: { required: true, type: () => dto106.SpaceDetailDto, nullable: true },
      error_code: { required: true, type: () => String, nullable: true },
      redirect: { required: true, type: () => String, nullable: true, description: "Path the space moved to." },
      seo: { required: true, type: () => dto106.SpaceSeoDto, nullable: true },
      opening_hours: { required: true, type: () => [dto106.OpeningHoursDto], description: "Weekly opening hours." },
      similar: { required: true, type: () => [dto108.SpaceCardDto] },
      owner: { required: true, type: () => dto70.OwnerProfileDto, nullable: true, description: "Null for a suspended or erased owner." },
      rental_terms: { required: true, type: () => dto121.RentalTermsSummaryDto, nullable: true, description: "Null where the owner has none for the space." },
      editing: { required: true, type: () => dto117.SpaceEditingDto, nullable: true, description: "Only for callers that may edit the space." },
    },
    SpaceSavedDto: {
      space: { required: true, type: () => dto106.SpaceDetailDto },
      redirect_to_url: { required: true, type: () => String, nullable: true, description: "Path of a renamed space." },
      editing: { required: true, type: () => dto117.SpaceEditingDto, nullable: true },
    },
    SpaceErrorDto: {
      field: { required: true, type: () => String },
      message: { required: true, type: () => String },
    },
    SpaceInvalidDto: {
      space_errors: { required: true, type: () => [dto106.SpaceErrorDto], description: "The same errors by field of the space, most important first." },
    },
    SpaceConflictDto: {
      current: { required: false, type: () => dto106.SpaceDetailDto, description: "With CONFLICT: the current space." },
    },
    PurposeTagDto: {
      group: { required: true, type: () => String },
    },
    AttributeTagDto: {
      category: { required: true, type: () => String },
    },
    TaxonomyAnswerDto: {
      purposes: { required: true, type: () => [dto106.PurposeTagDto] },
      equipments: { required: true, type: () => [dto106.AttributeTagDto] },
      services: { required: true, type: () => [dto106.AttributeTagDto] },
    },
  }],
  [dto123, {
    MembershipCorrectionInput: {
      plan_id: { required: true, type: () => Number, description: "Retired plans are allowed." },
      as_read: { required: true, type: () => dto123.MembershipStateDto, description: "`membership` of the customer as read; 409 if it has changed since." },
    },
  }],
  [dto124, {
    PlanUseAnswer: {
      used: { required: true, type: () => Number },
      limit: { required: true, type: () => Number },
    },
    MembershipUseAnswer: {
      spaces: { required: true, type: () => dto124.PlanUseAnswer },
      photos: { required: true, type: () => dto124.PlanUseAnswer, description: "Photos of the space with the most photos." },
      videos: { required: true, type: () => Number, description: "Spaces with a video." },
    },
    MembershipAnswer: {
      plan: { required: true, type: () => dto125.PlanAnswer, description: "Current plan; the default one without a membership." },
      trial: { required: true, type: () => Boolean },
      use: { required: true, type: () => dto124.MembershipUseAnswer },
      plans: { required: true, type: () => [dto125.PlanAnswer], description: "Available plans." },
      orders: { required: true, type: () => [dto126.PlanOrderAnswer], description: "Newest first." },
      credit: { required: true, type: () => Number, description: "Available credit in CZK, without amounts reserved by waiting orders." },
      billing_complete: { required: true, type: () => Boolean, description: "Whether billing details are complete." },
    },
    OrderInput: {
      plan_id: { required: true, type: () => Number },
    },
    PublishedSpacesAnswer: {
      published: { required: true, type: () => [Number] },
      paused: { required: true, type: () => [Number], description: "Paused because of the limit of the plan." },
    },
    OrderAnswer: {
      order: { required: true, type: () => dto126.PlanOrderAnswer },
    },
  }],
  [dto127, {
    OrderCreditPartDto: {
      plan: { required: true, type: () => String, description: "Name of the plan that the order replaces." },
      days: { required: true, type: () => Number, description: "Unused days, today included." },
      amount: { required: true, type: () => Number, description: "CZK." },
    },
    OrderQuoteDto: {
      price: { required: true, type: () => Number, description: "CZK for a year." },
      parts: { required: true, type: () => [dto127.OrderCreditPartDto] },
      credit: { required: true, type: () => Number, description: "CZK of the price covered by unused days and the balance." },
      to_pay: { required: true, type: () => Number, description: "CZK to transfer; an order of 0 is settled immediately." },
      leftover: { required: true, type: () => Number, description: "CZK of credit remaining after the order." },
      prolongs: { required: true, type: () => Boolean, description: "Whether it prolongs the current plan." },
    },
    OrderQuoteQuery: {
      plan_id: { required: true, type: () => Number },
    },
  }],
  [dto128, {
    OrderCustomerAnswer: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
      email: { required: true, type: () => String },
    },
    AdminOrderRow: {
      customer: { required: true, type: () => dto128.OrderCustomerAnswer },
    },
    OrderCountsAnswer: {
      waiting: { required: true, type: () => Number },
      paid: { required: true, type: () => Number },
      cancelled: { required: true, type: () => Number },
      overdue: { required: true, type: () => Number, description: "Waiting orders after their due day." },
    },
    AdminOrdersAnswer: {
      items: { required: true, type: () => [dto128.AdminOrderRow] },
      counts: { required: true, type: () => dto128.OrderCountsAnswer, description: "By state under the other filters." },
    },
  }],
  [dto126, {
    OrderedPlanAnswer: {
      id: { required: true, type: () => Number },
      name: { required: true, type: () => String },
    },
    PlanOrderAnswer: {
      id: { required: true, type: () => Number },
      number: { required: true, type: () => String, description: "Number of the pro-forma invoice and the variable symbol of its payment." },
      plan: { required: true, type: () => dto126.OrderedPlanAnswer },
      price: { required: true, type: () => Number, description: "CZK for a year." },
      credit: { required: true, type: () => Number, description: "CZK of the price covered by credit." },
      to_pay: { required: true, type: () => Number, description: "CZK to transfer." },
    },
  }],
  [dto125, {
    PlanAnswer: {
      id: { required: true, type: () => Number },
      slug: { required: true, type: () => String },
      name: { required: true, type: () => String },
      price_per_year: { required: true, type: () => Number, description: "CZK" },
      active: { required: true, type: () => Boolean, description: "Whether it can be ordered." },
      sort_order: { required: true, type: () => Number },
    },
    PlansAnswer: {
      items: { required: true, type: () => [dto125.PlanAnswer], description: "In order." },
    },
    AdminPlanAnswer: {
      version: { required: true, type: () => Number },
    },
    AdminPlansAnswer: {
      items: { required: true, type: () => [dto125.AdminPlanAnswer] },
    },
    PlanInput: {
      config: { required: true, type: () => dto125.PlanConfigInput },
    },
    PlanChange: {
      version: { required: true, type: () => Number, description: "Version as read; 409 if it has changed since." },
    },
  }],
  [dto129, {
    AdminTaxonomyItemDto: {
      id: { required: true, type: () => Number },
      slug: { required: true, type: () => String },
      name: { required: true, type: () => String },
      group: { required: true, type: () => String, description: "Group of a purpose; `equipments` or `services` for an attribute." },
      category: { required: true, type: () => String, nullable: true, description: "Attributes only." },
      title_phrase: { required: true, type: () => String, nullable: true, description: "Purposes only: phrase of page titles." },
      icon: { required: true, type: () => String, nullable: true },
      sort_order: { required: true, type: () => Number },
      spaces: { required: true, type: () => Number, description: "Number of spaces in any status." },
      published_spaces: { required: true, type: () => Number },
      inquiries: { required: true, type: () => Number },
      seo_urls: { required: true, type: () => Number },
      version: { required: true, type: () => Number },
    },
    AdminTaxonomyDto: {
      purposes: { required: true, type: () => [dto129.AdminTaxonomyItemDto] },
      attributes: { required: true, type: () => [dto129.AdminTaxonomyItemDto] },
    },
    AdminTaxonomyItemInput: {
      icon: { required: false, type: () => String, nullable: true, description: "Name in the file of tag icons." },
    },
    AdminTaxonomyItemAdd: {
      sort_order: { required: false, type: () => Number, nullable: true, description: "Position of a restored item; last if omitted." },
    },
    AdminTaxonomyItemChange: {
      version: { required: true, type: () => Number },
    },
    AdminTaxonomyItemOrder: {
      ids: { required: true, type: () => [Number], description: "Ids of all purposes of a group, or of all attributes of a category." },
    },
    AdminTaxonomyItemMerge: {
      into: { required: true, type: () => Number, description: "Id of the remaining item." },
      version: { required: true, type: () => Number, description: "Version of the removed item." },
    },
    AdminTaxonomyItemMergeQuery: {
      into: { required: true, type: () => Number },
    },
    AdminTaxonomyItemMergePreviewDto: {
      from: { required: true, type: () => dto129.AdminTaxonomyItemDto, description: "The removed item, with its usage." },
      into: { required: true, type: () => dto129.AdminTaxonomyItemDto, description: "The remaining item." },
    },
  }],
  [dto130, {
    LiveAnswerDto: {
      uptime: { required: true, type: () => Number, description: "Seconds since the process started." },
    },
    HealthCheckDto: {
      ok: { required: true, type: () => Boolean },
    },
    ReadyAnswerDto: {
      checks: { required: true, type: () => [dto130.HealthCheckDto] },
    },
  }],
  [dto131, {
    ErrorAnswer: {
      message: { required: true, type: () => String, description: "Czech message for the user." },
      error: { required: true, type: () => String, description: "Same as `message`; `NOTFOUND` for catalogue and space requests." },
      request_id: { required: true, type: () => String },
    },
  }],
  [dto46, {
    ImageSourceDto: {
      srcset: { required: true, type: () => String },
    },
    PhotoDto: {
      url: { required: true, type: () => String, nullable: true, description: "The medium size; null until it is generated." },
      sources: { required: true, type: () => [dto46.ImageSourceDto] },
      width: { required: true, type: () => Number, nullable: true },
      height: { required: true, type: () => Number, nullable: true },
      placeholder: { required: true, type: () => String, nullable: true, description: "Tiny `data:` URL shown until the image is loaded." },
      failure: { required: false, type: () => String, description: "Czech reason of a failure." },
      alt: { required: true, type: () => String },
    },
    StoredImageDto: {
      id: { required: true, type: () => Number },
    },
  }],
];
