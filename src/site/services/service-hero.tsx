import type { SiteContent } from '#content/collections.ts';
import type { Service } from '#content/services.schema.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { paths } from '#paths/paths.ts';
import { LinkButton } from '../parts/link-button.tsx';
import { frame } from '../parts/section.tsx';
import { nameInMenu } from '../shell/name-in-menu.ts';
import { SignerFaces } from '../people/signer-faces.tsx';
import { findSigners, listServiceFacts } from './service-facts.tsx';
import { findWork, WorkShown } from './work-shown.tsx';

interface ServiceHeroProps {
  content: SiteContent;
  detail: Service;
}

/** The head of a service's page: what it is, the way to us, its facts, and below them a screen of the work. */
export function ServiceHero({ content, detail }: ServiceHeroProps) {
  const facts = listServiceFacts(content, detail);
  const signers = findSigners(content, detail);
  const work = findWork(content, detail);
  const isBeside = work.figure !== undefined && work.results.length === 0 && !work.voice;
  return (
    <div className={`${frame} pt-3 pb-6 md:pt-6 md:pb-10`}>
      <Crumbs above={nameInMenu(content.site, paths.services(), 'Services')} title={detail.title} />
      <div className="mt-2 grid gap-6 md:mt-6 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h1 className="max-w-[13em] text-h2 sm:text-h1">{detail.hero.headline}</h1>
          {detail.hero.slogan && <p className="mt-3 text-lead font-medium lg:mt-6">{detail.hero.slogan}</p>}
          <p className="mt-3 max-w-[31em] text-small text-ink-2 sm:text-body lg:text-lead">
            {keepTogether(detail.hero.lead)}
          </p>
          <div className="pt-4 md:pt-6">
            <LinkButton href={detail.hero.action.href}>{detail.hero.action.label}</LinkButton>
          </div>
        </div>
        {(facts.length > 0 || isBeside) && (
          <div className="grid gap-6 self-start lg:col-span-4">
            {facts.length > 0 && (
              <div className="border border-ink bg-sheet">
                <dl>
                  {facts.map(({ label, value }) => (
                    <div
                      key={label}
                      className="flex flex-wrap items-baseline justify-between gap-x-4 border-hairline px-4 py-2 not-first:border-t"
                    >
                      <dt className="text-small text-ink-2">{label}</dt>
                      <dd className="font-[560] [font-stretch:112%]">{value}</dd>
                    </div>
                  ))}
                </dl>
                {signers.length > 0 && <SignerFaces people={signers} label={content.site.onward.signers} />}
              </div>
            )}
            {isBeside && <div className="border border-ink bg-sheet">{work.figure}</div>}
          </div>
        )}
      </div>
      {!isBeside && (
        <WorkShown
          work={work}
          title={content.site.onward.case}
          legend={content.site.heroDrawings}
          className="mt-6 md:mt-10"
        />
      )}
    </div>
  );
}

function Crumbs({ above, title }: { above: string; title: string }) {
  return (
    <nav aria-label="Breadcrumb" className="text-small text-ink-2 print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <a
            href={paths.services()}
            className="inline-flex min-h-8 items-center text-petrol underline underline-offset-4 hover:text-ink"
          >
            {above}
          </a>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
