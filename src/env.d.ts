/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    page: import('#site/page-services.ts').PageServices;
    /** The id that finds a failure in the log. */
    requestId: string;
  }
}
