## Die Eröffnungsszene

opening-frostpunk-happened = In jenem Jahr hörte der Schnee im Frühling nicht auf. Die Kolonnen nach Norden wurden mit jeder Meile kürzer, und deine endet hier: an einem Krater, einem Turm aus schwarzem Eisen und etwas Kohle.
opening-frostpunk-you = Zweiundvierzig Menschen stehen um den Generator und sehen dich an, denn jemand muss entscheiden. Wer arbeitet. Wer isst. Wer draußen schläft.
opening-frostpunk-aim = Halte die Stadt fünfzehn Runden lang am Leben, während es immer kälter wird, allein oder gemeinsam. Aus Kohle wird Wärme, aus Wärme Arbeit, aus Arbeit werden Nahrung und Schlafplätze. Und sie dürfen nicht aufhören zu glauben, dass es sich lohnt.
opening-frostpunk-time = 1 bis 2 Stunden
