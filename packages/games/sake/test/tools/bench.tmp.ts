import { begin, legal, play, waiting, seeded, below, members, Choices, first } from '/work/main/packages/engine/src/index.ts'
import { sake } from '/work/main/packages/games/sake/src/index.ts'
const g: any = sake
const out = new Choices()
let dec=0, games=0, maxd=0
const kinds: Record<string,number> = {}
const T=Number(process.argv[2] ?? 3)*1000
const t0=process.cpuUsage().user/1000
let rounds=0, ends: Record<string,number>={}
for (let seed=1; process.cpuUsage().user/1000-t0<T; seed++) {
  const n = 3 + seed%6
  const o = { ...g.options.defaults, edition: seed%2?'fr':'it', location: seed%3? 'random':'none' }
  const rng = seeded(seed*7)
  const s = begin(g, o, n, seeded(seed))
  let d=0
  while (s.outcome===null) {
    const w = waiting(s)
    const seat = first(w)
    legal(g, s, seat, out)
    if (out.size===0) throw new Error('no action at '+s.frames.at(-1)!.kind+' seed '+seed)
    const a = out.at(below(rng,out.size))
    if (process.argv[3]) kinds[s.frames.at(-1)!.kind]=(kinds[s.frames.at(-1)!.kind]??0)+1
    play(g, s, seat, a)
    d++
    if (d>50000) throw new Error('long '+seed+' '+s.frames.map((f:any)=>f.kind))
  }
  ends[s.outcome.clause]=(ends[s.outcome.clause]??0)+1
  rounds+= (s as any).round
  dec+=d; games++; if(d>maxd)maxd=d
}
const t1=process.cpuUsage().user/1000-t0
console.log({dec,games,perGame:dec/games,maxd,perSec:Math.round(dec/t1*1000), rounds:rounds/games, ends})
if (process.argv[3]) console.log(kinds)
