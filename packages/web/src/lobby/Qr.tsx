import { useMemo } from 'react'
import { encode } from 'uqr'

/** The invite as a picture for a camera. */
export function Qr({ text }: { readonly text: string }) {
  const { path, size } = useMemo(() => {
    const { data, size } = encode(text, { border: 2 })
    let path = ''
    data.forEach((row, y) => {
      row.forEach((dark, x) => {
        if (dark) path += `M${x} ${y}h1v1h-1z`
      })
    })
    return { path, size }
  }, [text])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fffaf0" />
      <path d={path} fill="#221d1e" />
    </svg>
  )
}
