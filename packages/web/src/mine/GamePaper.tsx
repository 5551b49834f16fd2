import type { GameStats } from '@noren/protocol'
import type { CSSProperties } from 'react'
import { useEffect, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { gameOf } from '../games/index.ts'
import { gameText } from '../i18n/index.ts'
import { useSpeech } from '../i18n/game-speech.ts'
import { useRoom } from '../i18n/room.ts'
import { usePrefs } from '../state/prefs.ts'
import { Trend } from './Trend.tsx'

const percent = (share: number): number => Math.round(share * 100)
const signed = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(Math.round(n))}`
/** The clauses by which I won, in the words of the rulebook. */
function Ways({ of: stats }: { readonly of: GameStats }) {
  const say = useRoom('mine')
  const lang = usePrefs(p => p.lang)
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const { game, ways } = stats
  useEffect(() => {
    let gone = false
    void gameOf(game)
      ?.load.clauses(lang)
      .then(
        found => gone || setTexts(found),
        // Without the rulebook the ids stand alone.
        () => undefined,
      )
    return () => {
      gone = true
    }
  }, [game, lang])
  if (ways.length === 0) return null
  return (
    <details className="ways">
      <summary>{say('page-mine-ways')}</summary>
      <ul>
        {ways.map(({ clause, n }) => (
          <li key={clause}>
            <b>{n}×</b> {texts[clause] ?? ''} <small>{clause}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** One game in figures. */
export function GamePaper({ of: stats }: { readonly of: GameStats }) {
  const say = useRoom('mine')
  const speech = useSpeech(stats.game)
  const entry = gameOf(stats.game)
  if (entry === undefined) return null
  const { share, score, luck, own, slips, lucks, places } = stats
  const beside = share?.bots ?? share?.even
  const at = (n: number): CSSProperties => ({ left: `${n * 100}%` })
  return (
    <article className="gp" style={{ '--g': entry.dye, '--cut': entry.dye } as CSSProperties}>
      <div className="hd">
        <Icon name={entry.crest} />
        <div>
          <h3>{gameText(say, entry.id, 'name')}</h3>
          <small>
            {say('page-mine-games', { n: stats.games })},{' '}
            {stats.least === stats.most
              ? say('page-mine-players', { n: stats.most })
              : say('page-mine-players-range', { least: stats.least, most: stats.most })}
          </small>
        </div>
        <Icon name={entry.crest} className="bg2" />
      </div>
      <div className="bd">
        {share === undefined ? (
          <p className="few">{say('page-mine-too-few', { won: stats.won, games: stats.games })}</p>
        ) : (
          <div className="ws">
            <span className="n">
              {percent(share.won)}
              <i>%</i>
            </span>
            <div
              className="scale"
              role="img"
              aria-label={say('page-mine-range', { low: percent(share.low), high: percent(share.high) })}
              title={say('page-mine-range', { low: percent(share.low), high: percent(share.high) })}
            >
              <span className="l" />
              <span
                className="ci"
                style={{ ...at(share.low), width: `${(share.high - share.low) * 100}%` }}
              />
              <span className="pt" style={at(share.won)} />
              {beside !== undefined && (
                <span className="ev" style={at(beside)}>
                  <span>
                    {say(share.bots === undefined ? 'page-mine-even' : 'page-mine-bots', {
                      n: percent(beside),
                    })}
                  </span>
                </span>
              )}
            </div>
          </div>
        )}
        <dl className="kv">
          {score !== undefined && (
            <div>
              <dd>{score.mean.toFixed(1)}</dd>
              <dt>{say('page-mine-mean', { unit: speech?.unit ?? '' })}</dt>
            </div>
          )}
          {own !== undefined && (
            <div>
              <dd>{signed(own.mean)}</dd>
              <dt>{say('page-mine-own')}</dt>
            </div>
          )}
          {luck !== undefined && (
            <div>
              <dd>{signed(luck.mean)}</dd>
              <dt>{say('page-mine-luck')}</dt>
            </div>
          )}
        </dl>
        {places.length > 0 && (
          <p className="places" aria-label={say('page-mine-places')}>
            {places.map((n, i) => (
              <span key={i} data-n={n}>
                {say('page-mine-place', { place: i + 1 })} <b>{n}</b>
              </span>
            ))}
          </p>
        )}
        {slips.length > 0 && (
          <Trend of={slips} kind="own" text={say('page-mine-slips', { n: slips.length })} />
        )}
        {lucks.length > 0 && <Trend of={lucks} kind="luck" text={say('page-mine-lucks')} />}
        <Ways of={stats} />
      </div>
    </article>
  )
}
