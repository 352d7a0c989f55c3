/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    page: import('#site/page-services.ts').PageServices;
    /** What a failure is found by in the log. */
    requestId: string;
  }
}
