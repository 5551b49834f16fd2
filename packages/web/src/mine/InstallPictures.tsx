import { useRoom } from '../i18n/room.ts'
import './notice.css'

const PHONE = 'M14 4H86A10 10 0 0 1 96 14V126A10 10 0 0 1 86 136H14A10 10 0 0 1 4 126V14A10 10 0 0 1 14 4Z'

/** The phone's own sign for sharing: an arrow that leaves a box. */
const Share = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`} className="in-line">
    <path d="M-7 -3H-10V13H10V-3H7M0 6V-13M-5 -8L0 -13L5 -8" />
  </g>
)

/** How a page comes onto the home screen of a phone that tells only what lies there: two pictures, one touch each. */
export function InstallPictures() {
  const say = useRoom('mine')
  return (
    <ol className="install">
      <li>
        <svg viewBox="0 0 100 140" aria-hidden="true">
          <path className="in-case" d={PHONE} />
          <path className="in-cloth" d="M24 26H76V52H66V46H54V52H46V46H34V52H24Z" />
          <path className="in-dim" d="M20 66H80M20 78H66M20 90H72" />
          <path className="in-sheet" d="M4 112H96V126A10 10 0 0 1 86 136H14A10 10 0 0 1 4 126Z" />
          <path className="in-dim" d="M20 124L15 120L20 116M80 117H88V127H80Z" />
          <circle className="in-touch" cx="50" cy="122" r="15" />
          <Share x={50} y={122} />
        </svg>
        {say('page-mine-install-share')}
      </li>
      <li>
        <svg viewBox="0 0 100 140" aria-hidden="true">
          <path className="in-case" d={PHONE} />
          <path className="in-dim" d="M16 22H84M16 34H70" />
          <path className="in-sheet" d="M10 46H90V132H10Z" />
          <path className="in-dim" d="M20 60H62M20 76H54" />
          <path className="in-touch" d="M14 88H86V110H14Z" />
          <g className="in-line">
            <path d="M70 92H82V106H70ZM76 95V103M72 99H80" />
            <path d="M20 99H58" />
          </g>
          <path className="in-dim" d="M20 122H58" />
        </svg>
        {say('page-mine-install-add')}
      </li>
    </ol>
  )
}
