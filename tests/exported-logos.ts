/** Test data: harmless SVG files as drawing editors export them. */
export const logoSvgByDrawingEditor: Record<string, string> = {
  Inkscape: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="160mm" height="40mm" viewBox="0 0 160 40" version="1.1" id="svg5" inkscape:version="1.2.2" sodipodi:docname="logo.svg"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="0.7"><inkscape:grid type="xygrid" id="grid1"/></sodipodi:namedview>
  <metadata id="metadata5"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format></cc:Work></rdf:RDF></metadata>
  <title>Marca</title>
  <defs id="defs2"><linearGradient inkscape:collect="always" id="linearGradient1"><stop style="stop-color:#202060;stop-opacity:1;" offset="0" id="stop1"/></linearGradient>
  <linearGradient xlink:href="#linearGradient1" id="linearGradient2" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="160" y2="0"/></defs>
  <g inkscape:label="Capa 1" inkscape:groupmode="layer" id="layer1"><path style="font-size:12px;line-height:1.25;font-family:Sans;-inkscape-font-specification:Sans;fill:url(#linearGradient2);stroke-width:0.26" d="M 0,0 H 160 V 40 H 0 Z" id="path1" sodipodi:nodetypes="ccccc"/></g>
</svg>`,
  Illustrator: `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Diseño_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 viewBox="0 0 160 40" style="enable-background:new 0 0 160 40;" xml:space="preserve" data-name="Capa 1">
<style type="text/css">
	.st0{clip-path:url(#SVGID_2_);}
	.st1{fill-rule:evenodd;clip-rule:evenodd;fill:#202060;font-family:'MyriadPro-Regular';}
</style>
<g><defs><rect id="SVGID_1_" width="160" height="40"/></defs>
	<clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_"  style="overflow:visible;"/></clipPath>
	<g class="st0"><polygon class="st1" points="0,0 160,0 160,40 0,40 	"/></g></g>
</svg>`,
  Figma: `<svg width="160" height="40" viewBox="0 0 160 40" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_12_34)"><g filter="url(#filter0_d_12_34)"><mask id="mask0" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="160" height="40"><path d="M160 0H0V40H160V0Z" fill="white"/></mask>
<g mask="url(#mask0)"><path fill-rule="evenodd" clip-rule="evenodd" d="M0 0H160V40H0V0Z" fill="#202060" style="fill:#202060;fill:color(display-p3 0.1255 0.1255 0.3765);fill-opacity:1;"/></g></g></g>
<defs><filter id="filter0_d_12_34" x="-4" y="0" width="168" height="48" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feBlend mode="normal" in="SourceGraphic" in2="BackgroundImageFix" result="shape"/></filter>
<clipPath id="clip0_12_34"><rect width="160" height="40" fill="white"/></clipPath></defs>
</svg>`,
};
